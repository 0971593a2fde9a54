import {execFileSync, spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {freePorts, untilAnswering} from '../processes';
import {httpHost} from '../../../scripts/lib/host-checks/host';
import type {Adapter} from './adapter';

const BROTLI = ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'];

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/** nginx itself, with the file of the build; only ports, certificate and root are this machine's. */
export const nginx: Adapter = async ({build, hosts, baseUrl}) => {
  if (!hasNginx()) throw new Error('nginx is not installed: on Debian, apt-get install nginx.');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const [plain = 0, secure = 0] = await freePorts(2);
  const root = path.join(folder, 'root');
  fs.mkdirSync(path.dirname(path.join(root, baseUrl, 'x')), {recursive: true});
  const published = path.join(root, baseUrl).replace(/\/$/, '');
  fs.rmdirSync(published);
  fs.symlinkSync(build, published);
  const own = fs.readFileSync(path.join(hosts, 'nginx.conf'), 'utf8');
  const isSecure = own.includes('listen 443');
  if (isSecure) makeCertificate(folder);
  const hasBrotli = BROTLI.every((file) => fs.existsSync(file));
  const site = own
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443', `listen 127.0.0.1:${secure}`)
    .replaceAll('/etc/nginx/tls/', `${folder}/`)
    .replace(/root \S+;/, `root ${root};`)
    .replace('# brotli_static on;', hasBrotli ? 'brotli_static on;' : '');
  fs.writeFileSync(path.join(folder, 'site.conf'), site);
  fs.writeFileSync(path.join(folder, 'nginx.conf'), mainFile(folder, hasBrotli));
  const server = spawn('nginx', ['-e', 'stderr', '-c', path.join(folder, 'nginx.conf')], {stdio: ['ignore', 'ignore', 'pipe']});
  let complaints = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const close = async () => {
    server.kill();
    await ended;
    fs.rmSync(folder, {recursive: true});
  };
  const host = httpHost('nginx', isSecure ? `https://127.0.0.1:${secure}` : `http://127.0.0.1:${plain}`, {close, acceptsOwnCertificate: true});
  await untilAnswering(host, server, () => complaints);
  if (!isSecure) return host;
  const byHttp = httpHost('nginx by http', `http://127.0.0.1:${plain}`);
  const {status, headers} = await byHttp.request('/docs/sequence?a=1');
  await byHttp.close();
  if (status === 301 && headers.location === 'https://127.0.0.1/docs/sequence?a=1') return host;
  await host.close();
  throw new Error(`nginx answers by http with ${status} ${headers.location ?? ''} instead of leading to https.`);
};

/** What Debian's own nginx.conf includes, without its folders, which belong to root. */
const mainFile = (folder: string, hasBrotli: boolean): string => `${hasBrotli ? BROTLI.map((file) => `load_module ${file};\n`).join('') : ''}
daemon off;
pid ${folder}/pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/site.conf;
}
`;

function makeCertificate(folder: string): void {
  const files = ['-keyout', path.join(folder, 'site.key'), '-out', path.join(folder, 'site.crt')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost', ...files], {stdio: 'ignore'});
}
