import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { Button } from './Button'
import * as styles from './SearchBox.module.css'

interface SearchBoxProps extends ComponentPropsWithoutRef<'input'> {
  id: string
  label: string
  /** Words of the button. */
  submit: string
}

/** A search field with its label and its submit button, for use in a form. */
export const SearchBox = forwardRef<HTMLInputElement, SearchBoxProps>(function SearchBox(
  { id, label, submit, ...input },
  ref,
) {
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          ref={ref}
          id={id}
          className={styles.input}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          {...input}
        />
        <Button type="submit" className={styles.submit}>
          {submit}
        </Button>
      </div>
    </div>
  )
})
