/** Rules for static hosts, from the same route table as the pages. */
import { LANGUAGES } from '../../routing/languages'
import { localizePath } from '../../routing/localizePath'
import { NOT_FOUND_PAGES } from '../../routing/routes'

const IMMUTABLE = 'public, max-age=31536000, immutable'

const SECURITY: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
}

interface NotFoundRule {
  /** Prefix whose unknown addresses are answered, with slash at the end. */
  covers: string
  /** File that answers, with status 404. */
  page: string
}

/** The most specific rules first: sections before languages before everything. */
export function notFoundRules(): NotFoundRule[] {
  const rules = LANGUAGES.flatMap((language) =>
    NOT_FOUND_PAGES.map(({ neutralPath, covers }) => ({
      covers: localizePath(covers, language).replace(/\/?$/, '/'),
      page: localizePath(neutralPath, language),
    })),
  )
  return rules.sort(
    (a, b) => b.covers.split('/').length - a.covers.split('/').length || a.covers.localeCompare(b.covers),
  )
}

/**
 * `_redirects` of Netlify. Cloudflare Pages finds the nearest `404.html` above
 * an address by itself and skips these lines, whose status it does not support.
 */
export function redirectsFile(): string {
  return `${notFoundRules()
    .map(({ covers, page }) => `${covers}* ${page} 404`)
    .join('\n')}\n`
}

/**
 * `_headers` of Netlify and Cloudflare Pages, and of our own server.
 * @param preview a preview of a branch, which search engines must not list
 */
export function headersFile({ preview }: { preview: boolean }): string {
  const everywhere = { ...SECURITY, ...(preview ? { 'X-Robots-Tag': 'noindex' } : {}) }
  const block = (pattern: string, headers: Record<string, string>) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  // Both hosts revalidate by default and join the values when two rules set one header, so only these set it.
  const immutable = (pattern: string) => block(pattern, { 'Cache-Control': IMMUTABLE })
  return `${[block('/*', everywhere), immutable('/static/*'), ...HASHED.map((name) => immutable(`/${name}`))].join('\n\n')}\n`
}

/** Gatsby writes scripts and styles with a content hash into the root of the site. */
const HASHED = ['*.js', '*.css']

/** For nginx. A location that adds a header of its own must repeat those around it. */
const SECURITY_LINES = Object.entries(SECURITY).map(([name, value]) => `add_header ${name} "${value}" always;`)

/** The `server` block of nginx, to be included with `root` set to the built site. */
export function nginxFile(): string {
  const sections = notFoundRules()
    .filter(({ covers }) => covers !== '/')
    .map(({ covers, page }) => `location ${covers} {\n  error_page 404 ${page};\n  try_files $uri $uri.html =404;\n}`)
  return `# Include inside "server { … }" with "root" set to this folder.
absolute_redirect off;
error_page 404 /404.html;

rewrite ^(/.+)/$ $1 permanent;
rewrite ^/index\\.html$ / permanent;
rewrite ^(/(?!(?:.*/)?404\\.html$).+)\\.html$ $1 permanent;

${SECURITY_LINES.join('\n')}

location = / { try_files /index.html =404; }
location / { try_files $uri $uri.html =404; }
${sections.join('\n')}
location ~* ^/(static/.*|[^/]+\\.(js|css))$ {
${SECURITY_LINES.map((line) => `  ${line}`).join('\n')}
  add_header Cache-Control "${IMMUTABLE}";
  try_files $uri =404;
}
`
}
