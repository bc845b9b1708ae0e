import { escapePattern } from '../../../text/escapePattern'
import { notFoundRules, OWN_FILES, withQuery, type OldAddress } from './redirects'
import {
  CHECK_EACH_TIME,
  commonHeaders,
  DIGESTED,
  documentHeaders,
  EDITOR_PAGE,
  editorHeaders,
  type HeaderOptions,
  IMMUTABLE,
  SUBRESOURCES,
  WANTS_MARKDOWN,
} from './headers'

/** Types of UTF-8 text that are compressed in addition to HTML. */
const TEXTS = [
  'text/css',
  'text/markdown',
  'text/plain',
  'text/xml',
  'application/javascript',
  'application/json',
  'application/rss+xml',
  'application/xml',
  'image/svg+xml',
].join(' ')

/**
 * The file to include in nginx's `server` block, with `root` set to the built
 * site. Every rule is on the server level: a `location` with its own header or
 * error page would drop those of the server.
 *
 * `$request_uri` is the address as sent; `$uri` is the address after nginx has
 * decoded it, merged slashes and resolved dot segments. Redirects use only
 * captures of `$uri`, which `rewrite` encodes again. An address with a backslash
 * is never redirected: browsers read it as a slash, so `/%5cevil.example/`
 * would lead to another site.
 * @param pages the not-found pages
 */
export function nginxFile(
  options: HeaderOptions & { siteUrl: string },
  pages: readonly string[],
  old: readonly OldAddress[],
): string {
  const ofDocuments = Object.entries(documentHeaders(options))
  const headers = [
    ...ofDocuments.map(([name]) => [name, variable(name)]),
    ...Object.entries(commonHeaders({ ...options, preview: false })).map(([name, value]) => [name, quoted(value)]),
  ].map(([name, value]) => `add_header ${name} ${value} always;`)
  const ofEditor = options.editorPolicy === undefined ? [] : Object.entries(editorHeaders(options))
  const inEditor = ofEditor.map(([name, value]) => `set ${variable(name)} ${quoted(value)};`).join(' ')
  // nginx uses the last match, so sections come after the root.
  const notFound = notFoundRules(pages)
    .reverse()
    .map(({ covers, page }) => `if ($uri ~ "^${covers}") { set $not_found ${page}; }`)
  return `# Include inside "server { … }" with "root" set to this folder.
absolute_redirect off;
server_tokens off;
charset utf-8;
charset_types ${TEXTS};
gzip on;
gzip_comp_level 6;
gzip_vary on;
gzip_proxied any;
gzip_min_length 256;
gzip_types ${TEXTS};

# What concerns documents; a header without a value is not sent.
${ofDocuments.map(([name, value]) => `set ${variable(name)} ${quoted(value)};`).join('\n')}
if ($uri ~ "${SUBRESOURCES}") { ${ofDocuments.map(([name]) => `set ${variable(name)} "";`).join(' ')} }${inEditor && `\nif ($uri ~ "${EDITOR_PAGE}") { ${inEditor} }`}
set $caching "${CHECK_EACH_TIME}";
add_header Cache-Control $caching always;

# Addresses no page has and some readers take for another site's.
if ($request_uri ~* "^[^?]*(?:\\x5c|%5c|%2f|%[01][0-9a-f]|%7f|/(?:\\.|%2e){1,2}(?:/|\\?|$))") { return 400; }

# One address for each page, in one step: no slash at the end, none doubled, no ".html", no "/index".
rewrite ^/index(?:\\.html)?/?$ / permanent;
set $page "";
if ($uri ~ "^(?!(?:/.*)?/404(?:\\.html)?/?$)(/.+?)(?:/index)?(?:\\.html)?/?$") { set $page $1.html; }
if (-f $document_root$page) { rewrite ^(/.+?)(?:/|(?:/index)?\\.html/?|/index/?)$ $1 permanent; }
rewrite ^(/.+)/$ $1 permanent;
if ($request_uri ~ "^[^?]*//") { rewrite ^(/.*)$ $1 permanent; }

${notFound.join('\n')}
error_page 404 410 $not_found;${old.map(moved).join('')}
if ($uri ~ "^/static/|${DIGESTED}") { set $caching "${IMMUTABLE}"; }

# Markdown in place of a page, for those who ask for it.
set $canonical "";
set $robots "${options.preview ? 'noindex' : ''}";
if ($uri ~ "^(/.+)\\.md$") { set $canonical "<${options.siteUrl}$1>; rel=\\"canonical\\""; }
if ($uri = /index.md) { set $canonical "<${options.siteUrl}/>; rel=\\"canonical\\""; }
if ($canonical) { set $robots noindex; }
add_header Link $canonical;
add_header X-Robots-Tag $robots always;
set $accept "";
if ($uri !~ "${SUBRESOURCES}") { set $accept Accept; }
add_header Vary $accept always;
set $markdown $uri.md;
if ($uri = /) { set $markdown /index.md; }
set $wanted "";
if ($http_accept ~* "${WANTS_MARKDOWN}") { set $wanted $document_root$markdown; }
${headers.join('\n')}

if (-f $wanted) { rewrite ^ $markdown last; }

location = / { try_files /index.html =404; }
location / { try_files $uri $uri.html =404; }
location ~ "\\.md$" { types { } default_type text/markdown; }
location ~ "(?:^|/)404(?:\\.html)?$" { internal; }
location ~ "${OWN_FILES.map((file) => `^${escapePattern(file)}$`).join('|')}|/\\.(?!well-known(?:/|$))" { return 404; }
`
}

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`
const variable = (header: string) => `$${header.toLowerCase().replaceAll('-', '_')}`

/** The rule for a former address of a page. */
function moved({ from, to }: OldAddress): string {
  const target = to && withQuery(to.replaceAll('$', '%24'), '$is_args$args')
  return `\nlocation = ${from} { ${target ? `return 301 ${quoted(target)}` : 'return 410'}; }`
}
