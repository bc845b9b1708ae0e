import { useRef } from 'react'
import { useTranslate } from '../../i18n/language'
import { UiIcon } from '../../ui/Icon'
import { classNames } from '../../ui/classNames'
import { useBrowserLayoutEffect } from '../../ui/useBrowserLayoutEffect'
import type { ContactField } from './contactValues'
import { refusalOf, type ContactErrorKey } from './validation'
import * as styles from './ContactForm.module.css'

/** Autofill and on-screen keyboard of each single-line control. */
const INPUTS = {
  firstName: { type: 'text', autoComplete: 'given-name' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  // Not of type `email`: there Chromium returns other letters than were typed (`xn--…`), which nobody can check or correct.
  email: { type: 'text', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  project: { type: 'text', autoComplete: 'off' },
} as const

const HINTED = ['phone', 'project', 'message'] as const
const isHinted = (field: string): field is (typeof HINTED)[number] => HINTED.some((each) => each === field)
const WIDE: readonly ContactField[] = ['project', 'message']

/** From this length on, Chromium's spelling check blocks the page for seconds when the control takes the focus. */
const MAX_SPELLCHECK_LENGTH = 5_000

/** The value of each control as last rendered. */
const rendered = new WeakMap<Element, string>()

/** Whether somebody has changed the control since it was last rendered: a visitor, or a password manager without an event. */
export function isChanged(control: HTMLInputElement | HTMLTextAreaElement): boolean {
  return control.value !== (rendered.get(control) ?? '')
}

interface FieldProps {
  field: ContactField
  value: string
  error?: ContactErrorKey
  optional: boolean
  /** The company's own text before the general hint. */
  hint?: string | null
}

/**
 * A labelled control, described by its error and its hint. The control keeps its own value, so that a render does not
 * delete what a password manager has filled in without an event; only a change of `value` replaces it.
 */
export function Field({ field, value, error, optional, hint }: FieldProps) {
  const t = useTranslate()
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const initial = useRef(value)
  useBrowserLayoutEffect(() => {
    if (!control.current) return
    const before = rendered.get(control.current) ?? value
    if (value !== before && value !== control.current.value) control.current.value = value
    rendered.set(control.current, value)
  }, [value])
  // With a capital letter, no heading of a text has this id.
  const id = `contactForm-${field}`
  const refusal = error?.endsWith('.invalid') ? refusalOf(field, value) : undefined
  const attributes = {
    ref: control,
    id,
    name: field,
    defaultValue: initial.current,
    required: !optional,
    className: styles.control,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby':
      classNames(error && `${id}-error`, refusal && `${id}-refusal`, isHinted(field) && `${id}-hint`) || undefined,
  }
  return (
    <div className={classNames(styles.field, WIDE.includes(field) && styles.wide)}>
      <label className={styles.label} htmlFor={id}>
        {t(`contact:field.${field}`)}
        {optional && <span className={styles.optional}> ({t('contact:optional')})</span>}
      </label>
      {field === 'message' ? (
        <textarea {...attributes} rows={6} spellCheck={value.length > MAX_SPELLCHECK_LENGTH ? false : undefined} />
      ) : (
        <input {...attributes} {...INPUTS[field]} />
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <UiIcon name="circle-alert" className={styles.errorIcon} size={18} />
          {t(error)}
        </p>
      )}
      {refusal && (
        <p id={`${id}-refusal`} className={styles.refusal}>
          {t(refusal.key, { sign: refusal.sign, part: refusal.part ?? '' })}
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
