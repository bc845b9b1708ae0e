import { useEffect, useState } from 'react'

/** Whether the visitor's last scroll went down the page. */
export function useScrollsDown(): boolean {
  const [scrollsDown, setScrollsDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const follow = () => {
      if (window.scrollY !== last) setScrollsDown(window.scrollY > last)
      last = window.scrollY
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return scrollsDown
}
