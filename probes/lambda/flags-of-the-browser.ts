import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {VERSION} from 'remotion/version';
import {openAccount} from '../lib/aws-account';
import {configureWith} from '../lib/command-in-process';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const PAGE = path.join(__dirname, '../../docs/lambda/cli/render.mdx');

/** Puts what a flag says into the configuration, as the command line does, and returns what takes it out. */
function keep(flag: string): () => void {
  const config = configureWith([flag]);
  return () => {
    for (const name of ['DisableWebSecurity', 'IgnoreCertificateErrors']) config[`setChromium${name}`]?.(false);
    for (const name of ['ChromiumUserAgent', 'BrowserExecutable']) config[`set${name}`]?.(null);
  };
}

const VALUES: Record<string, string> = {
  ...{'--gl': 'angle', '--user-agent': 'harbor', '--offthreadvideo-cache-size-in-bytes': '1000000', '--offthreadvideo-video-threads': '3'},
  ...{'--browser-executable': '/nowhere/chrome', '--port': '3050', '--binaries-directory': '/nowhere'},
};

export default inNode(
  'With a composition, the first six flags under Browser change what lambda render sends to the functions, the others nothing but the modes that Chrome Headless Shell does not have and a function sets itself.',
  async () => {
    const [, section = ''] = fs.readFileSync(PAGE, 'utf8').split('\n## Browser\n');
    const flags = [...(section.split('\n## ')[0] ?? '').matchAll(/^### `(--[\w-]+)`/gm)].map(([, flag = '']) => flag);
    assert.ok(flags.length > 6);
    const sent: string[] = [];
    const account = await openAccount({
      functions: {'remotion-render-own': VERSION},
      invoke: (payload) => {
        const {enableMultiProcessOnLinux, headless, ...chromiumOptions} = payload.chromiumOptions as Record<string, unknown>;
        assert.deepEqual([typeof enableMultiProcessOnLinux, typeof headless], ['boolean', 'boolean']);
        sent.push(JSON.stringify({...payload, chromiumOptions}));
        return {type: 'error', message: 'That is enough', stack: 'Error'};
      },
    });
    process.chdir(newFolder());
    const start = async (flag: string) => {
      const reset = keep(flag);
      await runLambda(`render harbor-cam Regatta ${flag}`);
      reset();
      return sent.pop();
    };
    try {
      const plain = await start('');
      assert.ok(plain);
      const changing: string[] = [];
      for (const flag of flags) {
        const written = flag === '--enable-multiprocess-on-linux' ? '--no-enable-multiprocess-on-linux' : flag in VALUES ? `${flag}=${VALUES[flag]}` : flag;
        if ((await start(written)) !== plain) changing.push(flag);
      }
      assert.deepEqual(changing, flags.slice(0, 6));
    } finally {
      process.chdir(`${__dirname}/../..`);
      account.close();
    }
  },
);
