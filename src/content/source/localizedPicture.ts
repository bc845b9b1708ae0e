import path from 'node:path'
import { DEFAULT_LANGUAGE, type Language } from '../../routing/languages'

/**
 * The file that holds a picture for a language: `screens/a-1.webp` is the
 * picture, `screens/a-1.ru.webp` beside it the one with Russian words in it.
 * Where that file is missing, the first one is for everybody.
 * @param file as it is named by the content
 */
export function localizedPicture(file: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return file
  const ending = path.posix.extname(file)
  return `${file.slice(0, file.length - ending.length)}.${language}${ending}`
}
