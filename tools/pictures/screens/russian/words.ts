/** Words of a drawing → the same in Russian. */
export type Words = Readonly<Record<string, string>>
