/** The pane beside a form: what the check says, and below it the text as on the site. */
import type { ApiEntry, CustomPreviewTemplateProps } from '@sveltia/cms'
import { Component, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { countProblems, textLine } from '../content/report/formatProblems'
import type { Problem } from '../content/report/problem'
import { factsOf } from '../routing/languages'
import { article } from './article'
import { languageOf, problemsOf } from './check'
import '../brand/fonts.css'
import '../../content/brand/colours.css'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/shared.css'

/** Milliseconds without input before the check runs. */
const PAUSE = 700

const LIST = { overflowWrap: 'anywhere', marginBottom: '1.5rem' } as const

/** The problems as the command line prints them. It speaks English whatever the language of the text is. */
function ProblemList({ problems }: { problems: readonly Problem[] | undefined }) {
  return (
    <section lang="en" aria-label="Check" aria-live="polite" className="stack small-print" style={LIST}>
      <p>{problems ? countProblems(problems) : 'Checking …'}</p>
      {problems?.map((problem) => (
        <p key={textLine(problem)} style={{ color: problem.severity === 'error' ? 'var(--negative)' : undefined }}>
          {textLine(problem)}
        </p>
      ))}
    </section>
  )
}

/**
 * The pane of a form.
 * @param file path of the form's file, for entries that have none yet
 */
export const previewOf = (file: string) =>
  class Preview extends Component<CustomPreviewTemplateProps> {
    /** The editor renders with its own React, and the components of the site beside it with the site's. */
    root: Root | undefined
    timer: ReturnType<typeof setTimeout> | undefined
    problems: Problem[] | undefined

    override componentDidMount() {
      const { head, body } = this.props.document
      body.style.padding = '1.5rem'
      head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/admin/editor.css' }))
      this.root = createRoot(body.appendChild(document.createElement('main')))
      void this.show()
    }

    override componentDidUpdate() {
      void this.show()
    }

    override componentWillUnmount() {
      clearTimeout(this.timer)
      this.root?.unmount()
      this.root = undefined
    }

    async show() {
      const { entry, document: frame, getAsset } = this.props
      const draft = entry.toJS() as unknown as ApiEntry
      const language = languageOf(draft)
      const { theme } = document.documentElement.dataset
      frame.documentElement.lang = language
      Object.assign(frame.documentElement.dataset, { theme, script: factsOf(language).script })
      const text = file.endsWith('.mdx') ? await article(draft, language, getAsset) : null
      this.renderWith(text)
      clearTimeout(this.timer)
      this.timer = setTimeout(() => {
        void problemsOf(draft, file).then((problems) => {
          this.problems = problems
          this.renderWith(text)
        })
      }, PAUSE)
    }

    renderWith(text: ReactNode) {
      this.root?.render([<ProblemList key="check" problems={this.problems} />, text])
    }

    override render() {
      return null
    }
  }
