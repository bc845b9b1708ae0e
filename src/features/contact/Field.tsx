import { useTranslate } from '../../i18n/language'
import { CONTROL_HINTS, type ContactField } from './contactFields'
import { contactStore } from './contactSession'
import type { ContactErrorKey } from './validateContact'
import { UiIcon } from '../../ui/Icon'
import { classNames } from '../../ui/classNames'
import * as styles from './ContactForm.module.css'

const WIDE: readonly ContactField[] = ['project', 'message']

interface FieldProps {
  field: ContactField
  value: string
  error?: ContactErrorKey
  hint?: string
  optional?: boolean
}

/** Above so many letters Chromium's spelling check holds the page up for seconds when the control takes the focus. */
const SPELLED = 5_000

/** A labelled control, described by what is wrong with it and by its hint. */
export function Field({ field, value, error, hint, optional = false }: FieldProps) {
  const t = useTranslate()
  const id = `contact-${field}`
  const noteId = `${id}-note`
  const control = {
    id,
    name: field,
    value,
    required: !optional,
    className: styles.control,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': classNames(error && `${id}-error`, hint && noteId) || undefined,
    spellCheck: value.length > SPELLED ? false : undefined,
    onChange: (event: { target: { value: string } }) =>
      contactStore().dispatch({ type: 'edited', field, value: event.target.value }),
  }
  return (
    <div className={classNames(styles.field, WIDE.includes(field) && styles.wide)}>
      <label className={styles.label} htmlFor={id}>
        {t(`contact:field.${field}`)}
        {optional && <span className={styles.optional}> ({t('contact:optional')})</span>}
      </label>
      {field === 'message' ? <textarea {...control} rows={6} /> : <input {...control} {...CONTROL_HINTS[field]} />}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <UiIcon name="circle-alert" className={styles.errorIcon} size={18} />
          {t(error)}
        </p>
      )}
      {hint && (
        <p id={noteId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
