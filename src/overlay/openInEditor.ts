/** Asks the development server to show a place in the editor. */
export function openInEditor({ file, line, column }: { file: string; line: number; column: number }): void {
  void fetch('/__preview/open', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ file, line, column }),
  })
}
