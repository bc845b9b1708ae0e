/** Runs in the head, and when the choice changes: the browser's bar has the colour of the theme that was chosen. */
export function colourBar(): void {
  const { theme } = document.documentElement.dataset
  for (const bar of document.querySelectorAll<HTMLMetaElement>('[data-bar]'))
    bar.media = theme ? (theme === bar.dataset.bar ? 'all' : 'not all') : `(prefers-color-scheme: ${bar.dataset.bar})`
}
