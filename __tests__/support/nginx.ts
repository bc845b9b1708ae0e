/** Starts a real nginx on a built site, to test our configuration file. */
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { newFolder } from './folder'

/** On Debian only the administrator's `PATH` finds it. */
const PLACES = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

const MIME_TYPES = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types']

/** The command that starts nginx, or undefined if it is not installed. */
export function nginxCommand(): string | undefined {
  return PLACES.find((place) => spawnSync(place, ['-v']).status === 0)
}

/** Starts nginx with `<root>/nginx.conf` in its `server` block, on its own socket file. */
export async function startNginx(command: string, root: string) {
  const folder = newFolder('nginx-')
  const socketPath = path.join(folder, 'socket')
  const configuration = path.join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  fs.writeFileSync(
    configuration,
    `daemon off;
master_process off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log stderr notice;
events {}
http {
  include ${MIME_TYPES.find((file) => fs.existsSync(file))};
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen unix:${socketPath};
    root "${root}";
    include "${root}/nginx.conf";
  }
}
`,
  )
  const child = spawn(command, ['-e', 'stderr', '-c', configuration], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let log = ''
    child.stderr.on('data', (text: Buffer) => {
      log += text.toString()
      // nginx listens first, then writes this line when it begins to wait for requests.
      if (/using the "\w+" event method/.test(log)) resolve()
    })
    void ended.then(() => reject(new Error(`nginx did not start: ${log}`)))
  })
  const stop = async () => {
    child.kill()
    await ended
  }
  return { socketPath, stop }
}
