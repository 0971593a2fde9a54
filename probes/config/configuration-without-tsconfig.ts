import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Load = {loadConfigFile(root: string, name: string, isJavascript: boolean): Promise<unknown>};

const {loadConfigFile} = installed<Load>('@remotion/cli/dist/load-config.js');

export default inNode(
  '“Could not find a tsconfig.json file in your project.” ends a command with code 1 where the configuration file is TypeScript and there is no tsconfig.json, and not where it is remotion.config.js.',
  async () => {
    const root = newFolder();
    for (const name of ['remotion.config.ts', 'remotion.config.js']) fs.writeFileSync(path.join(root, name), 'void 0;\n');
    const {exit} = process;
    const {error} = console;
    const said: string[] = [];
    console.error = (...words: unknown[]) => void said.push(words.join(' '));
    process.exit = (code) => {
      throw new Error(`exit ${code}`);
    };
    try {
      await assert.rejects(loadConfigFile(root, 'remotion.config.ts', false), {message: 'exit 1'});
      assert.match(said.splice(0)[0] ?? '', /^Could not find a tsconfig\.json file in your project\. /);
      await loadConfigFile(root, 'remotion.config.js', true);
      assert.deepEqual(said, []);
    } finally {
      process.exit = exit;
      console.error = error;
    }
  },
);
