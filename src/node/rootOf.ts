import type { NodePluginArgs } from 'gatsby'

/** The root of the repository, as Gatsby knows it. */
export function rootOf({ store }: Pick<NodePluginArgs, 'store'>): string {
  const getState = store.getState as () => { program: { directory: string } }
  return getState().program.directory
}
