const react = jest.requireActual<object>('react')
const i18n = jest.requireActual<object>('react-i18next')
const plugin = jest.requireActual<object>('gatsby-plugin-react-i18next')

/**
 * Makes the next `import()` evaluate our modules again, as in another tab, with
 * the same React and page language that the test renders with.
 */
export function freshModules(): void {
  jest.resetModules()
  jest.doMock('react', () => react)
  jest.doMock('react-i18next', () => i18n)
  jest.doMock('gatsby-plugin-react-i18next', () => plugin)
}
