import { useTranslate } from './language'

/**
 * Key of a text in the translation dictionary: the text in lower case with its
 * spaces removed, `Find a Solution Together` → `findasolutiontogether` (spec
 * section 2, "Solutions pages").
 */
export function dictionaryKey(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '')
}

/**
 * Looks texts up by their own words instead of by a key given to them. A text
 * the dictionary lacks comes back as its key (spec section 3, "Translation
 * dictionary").
 */
export function useDictionary(): (text: string) => string {
  const t = useTranslate()
  return (text) => t(dictionaryKey(text))
}
