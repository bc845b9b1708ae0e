import v8 from 'node:v8'
import vm from 'node:vm'

/**
 * Has V8 collect what nobody holds any more, now: called where a step of the
 * build is over that filled the heap, before one that would go on with its
 * rubbish. Takes as long as what is alive is large: 0.4 s for 220 MB.
 */
export function collectRubbish(): void {
  v8.setFlagsFromString('--expose-gc')
  const collect = vm.runInNewContext('gc') as () => void
  collect()
}
