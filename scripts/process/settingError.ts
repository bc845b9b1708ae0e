/** Something the reader set, or must change, to go on: its message is shown without a stack. */
export class SettingError extends Error {}
