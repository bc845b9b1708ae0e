import type { Position } from './problem'

/** Translates offsets of a text into positions. Columns count UTF-16 units, as editors do. */
export class LineIndex {
  private readonly starts: number[] = [0]

  constructor(private readonly text: string) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.starts.push(at + 1)
  }

  position(offset: number): Position {
    const clamped = Math.min(Math.max(offset, 0), this.text.length)
    let low = 0
    let high = this.starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.starts[middle] <= clamped) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: clamped - this.starts[low] + 1 }
  }
}
