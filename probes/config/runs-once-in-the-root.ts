import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Module = {loadConfigFile(root: string, name: string, isJavascript: boolean): Promise<string>};

const NOTE = "require('node:fs').appendFileSync('seen.txt', process.cwd() + '\\n');\n";

export default inNode(
  'The configuration file runs once, with the root of the project as the working directory, and the command then goes on in the one before.',
  async () => {
    const {loadConfigFile} = installed<Module>('@remotion/cli/dist/load-config.js');
    const root = newFolder();
    fs.writeFileSync(path.join(root, 'remotion.config.js'), NOTE);
    const before = process.cwd();
    await loadConfigFile(root, 'remotion.config.js', true);
    assert.equal(process.cwd(), before);
    assert.equal(fs.readFileSync(path.join(root, 'seen.txt'), 'utf8'), `${root}\n`);
  },
);
