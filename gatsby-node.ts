import type { GatsbyNode } from 'gatsby'
import { extendDevServer } from './src/node/hooks/devServer'
import { createRoutePages } from './src/node/hooks/pages'
import { finishBuild } from './src/node/hooks/postBuild'
import { defineContentTypes } from './src/node/hooks/schema'
import { prepareRun, sourceContent } from './src/node/hooks/sourceContent'
import { prepareEnvironment } from './src/node/environment'
import { configureWebpack } from './src/node/hooks/webpack'

export const onPreInit: GatsbyNode['onPreInit'] = prepareEnvironment
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = prepareRun
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = defineContentTypes
export const sourceNodes: GatsbyNode['sourceNodes'] = sourceContent
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureWebpack
export const createPages: GatsbyNode['createPages'] = createRoutePages
export const onPostBuild: GatsbyNode['onPostBuild'] = finishBuild
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = extendDevServer
