/** Registers the pane beside a form. */
import type { ApiEntry, CustomPreviewTemplateProps } from '@sveltia/cms'
import { Component } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Pane } from './Pane'

/**
 * The pane of a form. The editor renders it with its own React, and it renders what it holds with the site's.
 * @param file path of the form's file, for entries that have none yet
 */
export const previewOf = (file: string) =>
  class Preview extends Component<CustomPreviewTemplateProps> {
    root: Root | undefined

    override componentDidMount() {
      this.root = createRoot(this.props.document.body.appendChild(document.createElement('main')))
      this.componentDidUpdate()
    }

    override componentDidUpdate() {
      const { entry, getAsset } = this.props
      const draft = entry.toJS() as unknown as ApiEntry
      this.root?.render(<Pane entry={draft} file={draft.path || file} getAsset={getAsset} />)
    }

    override componentWillUnmount() {
      this.root?.unmount()
    }

    override render() {
      return null
    }
  }
