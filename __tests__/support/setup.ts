if (typeof document !== 'undefined') {
  // Only with a DOM: a small test would spend most of its loading time on this.
  require('@testing-library/jest-dom')
  // jsdom has no layout, so no element changes its size.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
