import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from './Button'
import * as styles from './SearchBox.module.css'

interface SearchBoxProps {
  id: string
  label: string
  /** Label of the button. */
  submit: string
  value: string
  onType: (text: string) => void
  onSubmit: () => void
  /** Where the form leads before the scripts run. */
  action?: string
  className?: string
  /** Below the box: filters. */
  children?: ReactNode
}

/** A form with one box. */
export function SearchBox({ id, label, submit, value, onType, onSubmit, action, className, children }: SearchBoxProps) {
  // Text typed before hydration is only in the input; the next render would erase it.
  const atFirst = useRef(onType)
  useEffect(() => {
    const input = document.getElementById(id) as HTMLInputElement
    if (input.value) atFirst.current(input.value)
    // Until now the browser kept it through Back; from here on the address does.
    input.autocomplete = 'off'
  }, [id])
  return (
    <form
      role="search"
      action={action}
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <div className={styles.box}>
          <input
            id={id}
            className={styles.input}
            type="search"
            name="q"
            enterKeyHint="search"
            value={value}
            onChange={(event) => onType(event.target.value)}
          />
          <Button type="submit" className={styles.submit}>
            {submit}
          </Button>
        </div>
      </div>
      {children}
    </form>
  )
}
