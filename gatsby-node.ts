import type { GatsbyNode } from 'gatsby'
import { freeMemory } from './src/node/freeMemory'
import { createRoutePages } from './src/node/pages'
import { finishBuild } from './src/node/postBuild'
import { defineContentTypes } from './src/node/schema'
import { checkBeforeStart, sourceContent } from './src/node/sourceContent'
import { leaveOutSlices } from './src/node/slices'
import { configureWebpack } from './src/node/webpack'

export const onPreInit: GatsbyNode['onPreInit'] = leaveOutSlices
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = checkBeforeStart
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = defineContentTypes
export const sourceNodes: GatsbyNode['sourceNodes'] = sourceContent
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureWebpack
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = freeMemory
export const createPages: GatsbyNode['createPages'] = createRoutePages
export const onPostBuild: GatsbyNode['onPostBuild'] = finishBuild
