import { useTranslate } from '../../i18n/language'
import { UiIcon } from '../../ui/Icon'
import { classNames } from '../../ui/classNames'
import type { ContactErrorKey, ContactField } from './validation'
import * as styles from './ContactForm.module.css'

/** Type and autofill of each single-line control. The type also selects the on-screen keyboard. */
const INPUTS = {
  firstName: { type: 'text', autoComplete: 'given-name' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  project: { type: 'text', autoComplete: 'off' },
} as const

const HINTED = ['phone', 'project', 'message'] as const
const isHinted = (field: string): field is (typeof HINTED)[number] => HINTED.some((each) => each === field)
const WIDE: readonly ContactField[] = ['project', 'message']

/** From this length on, Chromium's spelling check blocks the page for seconds when the control takes the focus. */
const MAX_SPELLCHECK_LENGTH = 5_000

interface FieldProps {
  field: ContactField
  value: string
  error?: ContactErrorKey
  optional: boolean
  /** The company's own text before the general hint. */
  hint?: string | null
  onEdit: (field: ContactField, value: string) => void
}

/** A labelled control, described by its error and its hint. */
export function Field({ field, value, error, optional, hint, onEdit }: FieldProps) {
  const t = useTranslate()
  const id = `contact-${field}`
  const control = {
    id,
    name: field,
    value,
    required: !optional,
    className: styles.control,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': classNames(error && `${id}-error`, isHinted(field) && `${id}-hint`) || undefined,
    spellCheck: value.length > MAX_SPELLCHECK_LENGTH ? false : undefined,
    onChange: (event: { target: { value: string } }) => onEdit(field, event.target.value),
  }
  return (
    <div className={classNames(styles.field, WIDE.includes(field) && styles.wide)}>
      <label className={styles.label} htmlFor={id}>
        {t(`contact:field.${field}`)}
        {optional && <span className={styles.optional}> ({t('contact:optional')})</span>}
      </label>
      {field === 'message' ? (
        <textarea {...control} rows={6} />
      ) : (
        <input {...control} {...INPUTS[field]} inputMode={INPUTS[field].type} />
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <UiIcon name="circle-alert" className={styles.errorIcon} size={18} />
          {t(error)}
        </p>
      )}
      {isHinted(field) && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint} {t(`contact:hint.${field}`)}
        </p>
      )}
    </div>
  )
}
