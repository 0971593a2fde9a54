import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {configureWith} from '../lib/command-in-process';
import {cloudrun, type Held} from '../lib/google-cloud';
import {dashedVersion} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const PAGES = path.join(__dirname, '../../docs/cloudrun/cli');
const HELD: Held = {
  buckets: [{name: 'remotioncloudrun-a1', region: 'us-east1'}],
  services: [`remotion-${dashedVersion('@remotion/cloudrun')}-mem2gi-cpu1-0-t300`],
};

const VALUES: Record<string, string> = {
  ...{'--gl': 'angle', '--user-agent': 'harbor', '--offthreadvideo-cache-size-in-bytes': '1000000', '--offthreadvideo-video-threads': '3'},
  ...{'--browser-executable': '/nowhere/chrome', '--port': '3050', '--binaries-directory': '/nowhere'},
};

const flagsOn = (page: string): string[] => {
  const [, section = ''] = fs.readFileSync(path.join(PAGES, page), 'utf8').split('\n## Browser\n');
  return [...(section.split('\n## ')[0] ?? '').matchAll(/^### `(--[\w-]+)`/gm)].map(([, flag = '']) => flag);
};

/** What a command sends to the service, without the modes that the container sets itself or that its browser does not have. */
async function sent(command: string, flag: string): Promise<string> {
  const config = configureWith([flag]);
  const {notes, output} = await cloudrun([command, 'https://site.example/index.html', 'Piste', flag], HELD);
  for (const name of ['DisableWebSecurity', 'IgnoreCertificateErrors']) config[`setChromium${name}`]?.(false);
  for (const name of ['ChromiumUserAgent', 'BrowserExecutable']) config[`set${name}`]?.(null);
  const post = notes.find((note) => note.startsWith('post ')) ?? '';
  assert.ok(post, output);
  const {chromiumOptions, ...rest} = JSON.parse(post.slice('post '.length)) as {chromiumOptions: Record<string, unknown>};
  const {enableMultiProcessOnLinux, headless, ...options} = chromiumOptions;
  assert.deepEqual([typeof enableMultiProcessOnLinux, typeof headless], ['boolean', 'boolean']);
  return JSON.stringify({...rest, options});
}

export default inNode(
  'With a composition, the first six flags under Browser change what cloudrun render sends, and the first four what still does, the others nothing but modes that the headless browser lacks or the container sets.',
  async () => {
    process.chdir(newFolder());
    try {
      for (const [command, count] of [
        ['render', 6],
        ['still', 4],
      ] as const) {
        const flags = flagsOn(`${command}.mdx`);
        assert.ok(flags.length > count);
        const plain = await sent(command, '--log=info');
        const changing: string[] = [];
        for (const flag of flags) {
          const written = flag === '--enable-multiprocess-on-linux' ? '--no-enable-multiprocess-on-linux' : flag in VALUES ? `${flag}=${VALUES[flag]}` : flag;
          if ((await sent(command, written)) !== plain) changing.push(flag);
        }
        assert.deepEqual(changing, flags.slice(0, count), command);
      }
    } finally {
      process.chdir(`${__dirname}/../..`);
    }
  },
);
