/** Shared by the cover of a case, its card and its decisions: the colour and the screens. */

/** A coloured background on screens, in an isolated stacking context. The colour is in no style: styles must not differ from page to page. */
export function Ground({ colour }: { colour?: string | null }) {
  if (!colour) return null
  return (
    <svg className="ground no-print" width="100%" height="100%" aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
}

/** The screens of a case: its own, or those of its project. */
export function screensOf<Screen>({ drawings, project }: WithScreens<Screen>): readonly Screen[] {
  const own = drawings?.screens ?? []
  return own.length > 0 ? own : (project?.screenshots ?? [])
}

interface WithScreens<Screen> {
  drawings: { screens: readonly Screen[] } | null
  project: { screenshots: readonly Screen[] } | null
}

/** Whether a picture shows the screen of a computer, not of a phone. */
export function isWide({ width, height }: { width: number; height: number }): boolean {
  return width > height
}
