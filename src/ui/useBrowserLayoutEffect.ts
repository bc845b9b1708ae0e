import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect` in the browser; on the server, where React warns of it, an effect that does not run. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
