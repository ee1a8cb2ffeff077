import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { company } from '../../src/content/company.ts'
import { CALENDAR_TYPE, type HostRules, IMMUTABLE, IMMUTABLE_FOLDERS, REVALIDATE, toFileName } from './host-rules.ts'

/**
 * Writes how to serve the built site: `_headers` and `_redirects` into the build, for Netlify and Cloudflare Pages, and
 * `dist.nginx.conf` beside it. Also compresses the text files, because nginx sends compressed files as they are. The other
 * hosts compress by themselves.
 */
export async function writeHostFiles(outDir: string, rules: HostRules): Promise<void> {
  await writeFile(join(outDir, '_headers'), toHeadersFile(rules))
  await writeFile(join(outDir, '_redirects'), toRedirectsFile(rules))
  await writeFile(`${outDir}.nginx.conf`, toNginxConfig(rules, new URL(company.url).hostname))
  await writeCompressedFiles(outDir)
}

/**
 * For Netlify and Cloudflare Pages. Cloudflare Pages sends `no-store` with a 404 instead of the Cache-Control below. If
 * Netlify sends that with a 404, a browser keeps a missing file for a year, but no later build asks for such a file: the
 * names of files change with their content, and both hosts publish a build at once.
 */
function toHeadersFile({ headers }: HostRules): string {
  const blocks = [
    ['/*', ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)],
    ...IMMUTABLE_FOLDERS.map((folder) => [`/${folder}/*`, `  Cache-Control: ${IMMUTABLE}`]),
    ['/calendars/*', `  Content-Type: ${CALENDAR_TYPE}`],
  ]
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n')
}

/**
 * For Netlify, which redirects `/about/` but not `/about.html`; `!` redirects although the file exists. Cloudflare Pages
 * redirects both, and skips these lines with a warning. Both respond to unknown paths with 404.html.
 */
export function toRedirectsFile({ pages }: HostRules): string {
  return pages
    .filter((page) => page !== '/')
    .map((page) => `/${toFileName(page)}  ${page}  301!\n`)
    .join('')
}

/** For nginx 1.19 and newer. The owner of the server sets the folder of the build and the TLS certificate. */
function toNginxConfig({ pages, headers }: HostRules, hostname: string): string {
  const folders = IMMUTABLE_FOLDERS.join('|')
  const pageLines = pages.map(
    (page) => String.raw`    "~*^${page === '/' ? '' : page}(?:/index)?(?:\.html)?/?$" ${page};`,
  )
  const headerLines = Object.entries(headers).map(([name, value]) => `    add_header ${name} "${value}" always;`)
  return String.raw`# Written by the build. Goes in the http block, for example as a file in /etc/nginx/conf.d.
# Set the paths of the certificate and of the site (root) below.

# The page that a request is for, in any letter case, with or without .html and a slash at the end.
map $uri $site_page {
    default "";
${pageLines.join('\n')}
}
map $request_uri $site_request_path {
    "~^(?<site_path>[^?]*)" $site_path;
}
# Empty if the request has the path of the page already.
map "$site_request_path $site_page" $site_redirect {
    default $site_page;
    "~^(?<site_same>\S+) \k<site_same>$" "";
}
map $uri $site_cache_control {
    default "${REVALIDATE}";
    "~^/(?:${folders})/" "${IMMUTABLE}";
}

server {
    listen 80;
    listen [::]:80;
    server_name ${hostname};
    return 301 https://$server_name$request_uri;
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${hostname};
    ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
    root /var/www/${hostname};

    include /etc/nginx/mime.types;
    types {
        application/manifest+json webmanifest;
        text/calendar ics;
    }
    charset utf-8;
    charset_types text/plain text/xml text/css text/calendar application/javascript;

    # The build has compressed every text file. Brotli needs a module, on Debian libnginx-mod-http-brotli-static:
    # a page is then about a sixth smaller than with gzip. Install it and remove the # in the next line.
    # brotli_static on;
    gzip_static on;
    gzip_proxied any;
    gzip_vary on;

${headerLines.join('\n')}
    # Without "always", so that a missing file is not cached.
    add_header Cache-Control $site_cache_control;

    absolute_redirect off;
    if ($site_redirect) {
        return 301 $site_redirect$is_args$args;
    }
    error_page 404 /404.html;
    location = /404.html {
        internal;
    }
    location = / {
        try_files /index.html =404;
    }
    location / {
        try_files $uri $uri.html =404;
    }
    # Files that are not pages, and the compressed files under names of their own.
    location ~ ^/(?:404|_headers|_redirects)$|\.(?:br|gz)$ {
        return 404;
    }
}
`
}

const TEXT_FILE = /\.(?:html|js|css|svg|xml|txt|json|webmanifest|ics)$/

/**
 * Writes `about.html.br` and `about.html.gz` beside `about.html`, and so on for every text file. A server that compresses
 * on request has no time for the highest quality, which makes pages about a tenth smaller than quality 5.
 */
async function writeCompressedFiles(outDir: string): Promise<void> {
  const files = (await readdir(outDir, { recursive: true })).filter((name) => TEXT_FILE.test(name))
  const compress = async (name: string) => {
    const file = join(outDir, name)
    const content = await readFile(file)
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
  await Promise.all(files.map(compress))
}
