import type { GatsbyNode } from 'gatsby'
import { extendDevServer } from './src/node/hooks/devServer'
import { createRoutePages } from './src/node/hooks/pages'
import { finishBuild } from './src/node/hooks/postBuild'
import { createTemplatePages, onlyTypes, writeQueryTypes } from './src/node/hooks/queryTypes'
import { defineContentTypes } from './src/node/hooks/schema'
import { prepareRun, sourceContent } from './src/node/hooks/sourceContent'
import { prepareEnvironment } from './src/node/environment'
import { configureWebpack } from './src/node/hooks/webpack'

export const onPreInit: GatsbyNode['onPreInit'] = prepareEnvironment
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = prepareRun
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = defineContentTypes
export const sourceNodes: GatsbyNode['sourceNodes'] = onlyTypes ? undefined : sourceContent
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureWebpack
export const createPages: GatsbyNode['createPages'] = onlyTypes ? createTemplatePages : createRoutePages
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = writeQueryTypes
export const onPostBuild: GatsbyNode['onPostBuild'] = finishBuild
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = extendDevServer
