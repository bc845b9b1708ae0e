/**
 * What every process of a build loads before all else (`gatsbyBuild.ts`). V8
 * lets rubbish gather up to several times what is alive while there is memory,
 * two thirds of the heap of a build; from here on it collects when there is
 * half as much as is alive: 1,020 to 1,140 MB at most in place of 1,410 with
 * 2,000 posts in two languages, for 2 % of the processor. Node takes no option
 * for this from the environment, and threads refuse it as an argument.
 */
require('node:v8').setFlagsFromString('--heap-growing-percent=50')
