import { usePageLanguage } from '../../i18n/language'
import { ArticleBody } from '../../mdx/ArticleBody'
import { Accordion } from '../../ui/Accordion'
import { Button, ButtonLink } from '../../ui/Button'
import { DraftedIcon } from '../../ui/DraftedIcon'
import { Drawing, FramedPicture, Picture, type PictureSource } from '../../ui/Picture'
import { BrandIcon, Icon, UI_ICONS, UiIcon, type UiIconName } from '../../ui/Icon'
import { Section, SideSection } from '../../ui/Section'
import { StatTiles } from '../../ui/StatTiles'
import { BodyPlan } from '../HeroDrawing/BodyPlan'
import { FannedScreens } from '../HeroDrawing/FannedScreens'
import { OpenLogbook } from '../HeroDrawing/OpenLogbook'
import { SevenCompartments } from '../HeroDrawing/SevenCompartments'
import { Highlight } from '../Highlight/Highlight'
import { NotFoundDrawing } from '../HeroDrawing/NotFoundDrawing'
import { exampleBlocks } from './exampleBlocks'
import { Group } from './Group'
import { Searches } from './Searches'
import * as styles from './Styleguide.module.css'

const COLOURS = [
  'paper',
  'paper-shade',
  'surface',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'steel',
  'deep',
  'signal',
  'signal-text',
  'positive',
  'negative',
]
const SIZES = ['text-s', 'text-m', 'text-l', 'title-s', 'title-m', 'title-l', 'title-xl']
const SPACES = [1, 2, 3, 4, 5, 6, 7, 8]
const ANCHOR =
  '<path d="M12 6v16" /><path d="m19 13 2-1a9 9 0 0 1-18 0l2 1" /><path d="M9 11h6" /><circle cx="12" cy="4" r="2" />'

interface StyleguideSample {
  display: string
  text: string
  cover: PictureSource | null
}

/** Every token, primitive and block, once in each theme. For those who build pages, not for visitors. */
export function Styleguide({ sample }: { sample: StyleguideSample }) {
  return (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className={styles.theme} style={{ colorScheme: theme }}>
          <Section title={theme}>
            <Group title="Colour">
              <ul className={styles.swatches}>
                {COLOURS.map((colour) => (
                  <li key={colour}>
                    <span className={styles.swatch} style={{ background: `var(--${colour})` }} />
                    {colour}
                  </li>
                ))}
              </ul>
            </Group>
            <Group title="Type">
              {SIZES.map((size) => (
                <p
                  key={size}
                  className={size.startsWith('title') ? styles.display : undefined}
                  style={{ fontSize: `var(--${size})` }}
                >
                  {size.startsWith('title') ? sample.display : sample.text} <small>{size}</small>
                </p>
              ))}
            </Group>
            <Group title="Space">
              {SPACES.map((space) => (
                <p key={space} className={styles.space}>
                  <span style={{ width: `var(--space-${space})` }} /> space-{space}
                </p>
              ))}
            </Group>
            <Primitives theme={theme} />
          </Section>
          <Section
            title="Section, shade"
            lead={sample.text}
            variant="shade"
            aside={<Button variant="quiet">Aside</Button>}
          >
            <Highlight>{sample.display}</Highlight>
          </Section>
          <SideSection title="SideSection">
            <p>{sample.text}</p>
          </SideSection>
          <Section title="Section, deep" variant="deep">
            <ButtonLink to="/" variant="secondary">
              ButtonLink
            </ButtonLink>
          </Section>
        </div>
      ))}
      {sample.cover && <Pictures cover={sample.cover} />}
    </>
  )
}

/** Follow the theme of the page, because a filter cannot ask for the colour scheme of its place. */
function Pictures({ cover }: { cover: PictureSource }) {
  const picture = { picture: cover, alt: '', sizes: '18rem' }
  return (
    <Section title="Pictures, in the theme of the page">
      <div className={styles.pictures}>
        <Group title="Picture">
          <Picture {...picture} className={styles.picture} />
        </Group>
        <Group title="FramedPicture">
          <FramedPicture {...picture} />
        </Group>
        <Group title="FramedPicture, drawn">
          <FramedPicture {...picture} drawn />
        </Group>
        <Group title="Drawing">
          <Drawing {...picture} />
        </Group>
      </div>
    </Section>
  )
}

function Primitives({ theme }: { theme: string }) {
  const { language } = usePageLanguage()
  return (
    <>
      <Group title="Button">
        <div className={styles.row}>
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="quiet">Quiet</Button>
          <Button disabled>Disabled</Button>
        </div>
      </Group>
      <Group title="Icon, BrandIcon, UiIcon">
        <div className={styles.row}>
          <Icon svg={ANCHOR} />
          <BrandIcon name="React" icon="react" />
          <BrandIcon name="Java" icon={null} />
          {(Object.keys(UI_ICONS) as UiIconName[]).map((name) => (
            <UiIcon key={name} name={name} size={24} />
          ))}
        </div>
      </Group>
      <Group title="Drawings">
        <div className={styles.pictures}>
          <DraftedIcon svg={ANCHOR} />
          <BodyPlan />
          <FannedScreens />
          <OpenLogbook />
          <SevenCompartments />
          <NotFoundDrawing />
        </div>
      </Group>
      <Group title="StatTiles">
        <StatTiles
          stats={[
            { value: '50+', label: 'Projects Delivered' },
            { value: '24/7', label: 'Support' },
            { value: '99%', label: 'Success Rate' },
          ]}
        />
      </Group>
      <Group title="Accordion">
        <Accordion
          name={`styleguide-${theme}`}
          firstOpen
          items={[
            { key: '1', title: 'First', content: <p>One answer at a time.</p> },
            { key: '2', title: 'Second', content: <p>A click on the open one closes it.</p> },
          ]}
        />
      </Group>
      <Searches theme={theme} />
      <Group title="Blocks of a post">
        <ArticleBody
          blocks={exampleBlocks(language).map((block) =>
            block.type === 'heading' ? { ...block, id: `${theme}-${block.id}` } : block,
          )}
          pictures={[]}
          lang={language}
        />
      </Group>
    </>
  )
}
