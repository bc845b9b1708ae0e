/**
 * Loaded into every process of a build (see gatsbyBuild.ts). The workers that
 * query and render make large strings, and V8 lets such a heap grow to four
 * times what is alive before it cleans up; here to three times. The main
 * process cleans up by itself where it matters (src/node/hooks/freeMemory.ts).
 */
if (process.env.GATSBY_WORKER_MODULE_PATH) require('node:v8').setFlagsFromString('--heap-growing-percent=200')
