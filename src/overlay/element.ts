type Attributes = Readonly<Record<string, string | boolean | ((event: Event) => void)>>

/**
 * An element with attributes, listeners (`onclick`) and children; a `false`
 * attribute is left out.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key.replace(/^on/, ''), value)
    else if (value !== false) made.setAttribute(key, value === true ? '' : value)
  }
  made.append(...children)
  return made
}
