const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/**
 * Decodes the entities that React writes into words and attributes of a page.
 * @param html text between tags or quotes; React writes only these entities
 */
export function decodeHtml(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
}
