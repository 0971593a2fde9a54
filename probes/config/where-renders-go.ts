import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Module = {getAndValidateAbsoluteOutputFile(output: string, overwrite: boolean, logLevel: string): string};

export default inNode(
  'An output is relative to the working directory, and a file that is there ends the command with code 1 if it may not be replaced.',
  () => {
    const {getAndValidateAbsoluteOutputFile: resolve} = installed<Module>('@remotion/cli/dist/get-cli-options.js');
    const folder = newFolder();
    const {cwd, exit} = process;
    process.cwd = () => folder;
    process.exit = (code) => {
      throw new Error(`It ended with ${code}.`);
    };
    try {
      const file = path.join(folder, 'newsletter.mp4');
      assert.equal(resolve('newsletter.mp4', false, 'error'), file);
      fs.writeFileSync(file, '');
      assert.equal(resolve('newsletter.mp4', true, 'error'), file);
      assert.throws(() => resolve('newsletter.mp4', false, 'error'), {message: 'It ended with 1.'});
    } finally {
      Object.assign(process, {cwd, exit});
    }
  },
);
