import { useEffect, useRef, type ReactNode } from 'react'
import { revealOnScroll } from './revealOnScroll'

interface RevealProps {
  className?: string
  children: ReactNode
}

/** A block that rises into view once, when it is scrolled to. It is served and stays visible whenever that cannot happen. */
export function Reveal({ className, children }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => (ref.current ? revealOnScroll(ref.current) : undefined), [])
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  )
}
