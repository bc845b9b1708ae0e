/**
 * Replaces the storage of `@emailjs/browser` at build (`node/hooks/webpack.ts`). Only its throttle needs one, which is
 * not used; and where a browser blocks storage, the original throws when the library is imported.
 */
export const createWebStorage = () => undefined
