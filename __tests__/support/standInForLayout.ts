/** What jsdom lacks and a component asks for: no element is ever in view, and nobody asked for less motion unless told. */
export function standInForLayout({ reducedMotion = false } = {}): void {
  Object.assign(window, {
    matchMedia: (media: string) => ({
      media,
      matches: reducedMotion && media.includes('prefers-reduced-motion'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }),
    IntersectionObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  })
}
