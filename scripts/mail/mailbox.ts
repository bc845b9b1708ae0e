import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailRequest } from './contract'

/** The message as a person reads it: header lines, an empty line, the visitor's text. */
export function formatMail({ template_params: mail, ...account }: MailRequest, received: Date): string {
  const headers = {
    From: `${mail.from_name} <${mail.from_email}>`,
    'Reply-To': mail.reply_to,
    To: `${mail.to_name} <${mail.to_email}>`,
    Phone: mail.from_phone,
    Project: mail.project,
    Written: mail.current_date,
    Received: received.toISOString(),
    Site: `${mail.company_name}, ${mail.website}`,
    Account: `user ${account.user_id}, service ${account.service_id}, template ${account.template_id}, library ${account.lib_version}`,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `${lines.join('\n')}\n\n${mail.message.replace(/\r\n?/g, '\n').trimEnd()}\n`
}

/**
 * The file name, without its ending: when it came, and from whom in letters
 * and digits of any script.
 *
 * @example mailName('Ada Lovelace', new Date(0)) // '1970-01-01T00-00-00-000Z-ada-lovelace'
 */
export function mailName(sender: string, received: Date): string {
  const slug = sender
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  const short = Array.from(slug).slice(0, 40).join('').replace(/-$/, '')
  return [received.toISOString().replace(/[:.]/g, '-'), short].filter(Boolean).join('-')
}

/**
 * Keeps a message as a new text file in the folder (made if missing), under
 * the next name that is free.
 * @returns the file's path
 */
export async function keepMail(folder: string, request: MailRequest, received: Date): Promise<string> {
  await mkdir(folder, { recursive: true })
  const name = join(folder, mailName(request.template_params.from_name, received))
  for (let copy = 1; ; copy += 1) {
    const file = `${name}${copy === 1 ? '' : `-${copy}`}.txt`
    try {
      await writeFile(file, formatMail(request, received), { flag: 'wx', flush: true })
      return file
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
