import type { GatsbyNode } from 'gatsby'
import { extendDevServer } from './src/node/hooks/devServer'
import { createRoutePages } from './src/node/hooks/pages'
import { finishBuild } from './src/node/hooks/postBuild'
import { newRun } from './src/node/hooks/run'
import { defineContentTypes } from './src/node/hooks/schema'
import { checkBeforeStart, sourceContent } from './src/node/hooks/sourceContent'
import { prepareEnvironment } from './src/node/hooks/environment'
import { configureWebpack } from './src/node/hooks/webpack'

const run = newRun()

export const onPreInit: GatsbyNode['onPreInit'] = prepareEnvironment
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (args) => checkBeforeStart(args, run)
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = defineContentTypes
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => sourceContent(args, run)
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureWebpack
export const createPages: GatsbyNode['createPages'] = (args) => createRoutePages(args, run)
export const onPostBuild: GatsbyNode['onPostBuild'] = (args) => finishBuild(args, run)
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args) => extendDevServer(args, run)
