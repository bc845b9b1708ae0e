if (typeof document !== 'undefined') {
  // Only where there are elements to look at: it is most of what a small test would load.
  require('@testing-library/jest-dom')
  // jsdom lays nothing out, so nothing changes its size.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
