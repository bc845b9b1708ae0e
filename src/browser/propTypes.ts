/**
 * In place of `prop-types`, put there by `node/hooks/webpack.ts`: the checks are
 * for development, and a built page carried 0.3 KB that declines to make them.
 * It has the names that Gatsby's packages ask for; another one would stop every page at its start.
 */
const check = () => check
check.isRequired = check

export default { array: check, element: check, func: check, object: check, shape: check, string: check }
