/** The only function of the plugin that this site calls. The plugin has no types. */
declare module 'gatsby-plugin-sharp' {
  interface ImageFile {
    absolutePath: string
    name: string
    base: string
    extension: string
    internal: { contentDigest: string }
  }
  interface ImageData {
    width: number
    height: number
    images: { fallback?: { src: string; srcSet?: string } }
  }
  export function generateImageData(options: {
    file: ImageFile
    args: Record<string, unknown>
    pathPrefix: string
    reporter: import('gatsby').Reporter
    cache: import('gatsby').GatsbyCache
  }): Promise<ImageData | undefined>
}
