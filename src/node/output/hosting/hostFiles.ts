import fs from 'node:fs'
import { isMainBuild, isPreview } from '../../environment'
import type { Output } from '../output'
import { revisionOf } from '../preview/revision'
import { contentSecurityPolicy, editorPolicy, mailSource } from './contentSecurityPolicy'
import { headersFile } from './headers'
import { nginxFile } from './nginxFile'
import { redirectsFile } from './redirects'

/** The rules of hosts. They name the files of the built site, so all others must be written before. */
export const hostFiles: Output = ({ folder, company, routes, inline, oldAddresses }, write) => {
  const notFound = routes.filter((route) => route.notFound).map(({ path }) => path)
  const addresses = routes.filter((route) => !route.notFound).map(({ path }) => path)
  const { repository } = revisionOf(process.env)
  const headers = {
    preview: isPreview(),
    policy: contentSecurityPolicy(inline, mailSource(process.env.GATSBY_EMAILJS_ORIGIN)),
    editorPolicy: company.editor && isMainBuild() ? editorPolicy(repository, company.url) : undefined,
  }
  write('_redirects', redirectsFile(notFound, oldAddresses))
  write('_headers', headersFile(headers, addresses, fs.readdirSync(folder)))
  write('nginx.conf', nginxFile({ ...headers, siteUrl: company.url }, notFound, oldAddresses))
}
