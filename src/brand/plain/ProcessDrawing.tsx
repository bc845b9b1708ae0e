import * as styles from '../HeroDrawing.module.css'
import { LAYERS, Layers } from '../Layers'

/** A slab in perspective; each layer lies on the one before. */
function slab(layer: number) {
  const y = 206 - layer * 26
  return (
    <path
      key={layer}
      className={`${styles.ribs} ${layer === LAYERS - 1 ? styles.signal : styles.opaque}`}
      d={`M80 ${y}L200 ${y + 36}L320 ${y}V${y - 18}L200 ${y - 54}L80 ${y - 18}ZM80 ${y - 18}L200 ${y + 18}L320 ${y - 18}M200 ${y + 18}V${y + 36}`}
    />
  )
}

/** A stack of slabs: a layer for each step of the work. */
export function ProcessDrawing() {
  return <Layers>{Array.from({ length: LAYERS }, (_, layer) => slab(layer))}</Layers>
}
