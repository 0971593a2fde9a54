import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {freePorts, untilAnswering} from '../processes';
import {httpHost} from '../../../scripts/lib/host-checks/host';
import {tools} from '../tools';
import type {Adapter} from './adapter';

/** The asset server of Cloudflare Pages in workerd, without the network. It compresses at the edge, which runs elsewhere. */
export const cloudflare: Adapter = async ({build}) => {
  const [port = 0, inspector = 0] = await freePorts(2);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wrangler-'));
  const words = [
    'pages',
    'dev',
    build,
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
    '--inspector-port',
    String(inspector),
    '--compatibility-date',
    '2026-01-01',
  ];
  const env = {...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true', XDG_CONFIG_HOME: folder, WRANGLER_LOG_PATH: folder};
  const server = spawn(tools.command('wrangler'), words, {cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true});
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const close = async () => {
    // wrangler starts workerd in its own process group, and leaves it when it is ended alone.
    if (server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
    await ended;
    fs.rmSync(folder, {recursive: true, force: true});
  };
  const host = httpHost('Cloudflare Pages (workerd)', `http://127.0.0.1:${port}`, {close, leavesOut: ['encoding', 'markdown']});
  await untilAnswering(host, server, () => output);
  // Lines that the service cannot read are left out with a warning.
  const refused = /Found \d+ invalid[\s\S]{0,500}/.exec(output)?.[0];
  if (!refused) return host;
  await host.close();
  throw new Error(`Cloudflare Pages cannot read the files of the build:\n${refused}`);
};
