import type { GatsbyConfig } from 'gatsby'
import { siteConfig } from './src/node/hooks/siteConfig'

const config: GatsbyConfig = siteConfig

export default config
