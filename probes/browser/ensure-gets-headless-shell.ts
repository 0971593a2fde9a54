import assert from 'node:assert/strict';
import path from 'node:path';
import {installed} from '../lib/installed';
import {byCommand} from '../lib/probe';

const {getRevisionInfo} = installed<{getRevisionInfo: (mode: string) => {executablePath: string}}>('@remotion/renderer/dist/browser/BrowserFetcher.js');

export default byCommand(
  'npx remotion browser ensure is content with Headless Shell, whatever the flag and the configuration say about the mode.',
  async (project) => {
    const file = path.relative(process.cwd(), getRevisionInfo('headless-shell').executablePath);
    project.write({[file]: '', 'remotion.config.js': `require('@remotion/cli/config').Config.setChromeMode('chrome-for-testing');\n`});
    for (const args of [[], ['--chrome-mode=chrome-for-testing']]) {
      const {code, output} = await project.remotion(['browser', 'ensure', ...args]);
      assert.equal(code, 0, output);
      assert.match(output, /Has browser at .*chrome-headless-shell/);
    }
  },
);
