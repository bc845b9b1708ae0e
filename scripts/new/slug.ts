const CYRILLIC = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'
const LATIN = 'a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh shch  y  e yu ya'.split(' ')

/** A title as a part of a file name: lower-case Latin letters, digits and hyphens; '' when it has neither letters nor digits. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[а-яё]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)])
    .normalize('NFD')
    .replace(/['’\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
}
