import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {RenderInternals} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const {initializeCli} = installed<{initializeCli: (root: string) => Promise<string>}>('@remotion/cli/dist/initialize-cli.js');
const commandLine = installed<{parsedCli: object}>('@remotion/cli/dist/parsed-cli.js');

export default inNode(
  'The root of a project is the closest folder upward with a package.json, and a command in another folder goes on with a warning.',
  async () => {
    const root = newFolder();
    const below = path.join(root, 'src/scenes');
    fs.mkdirSync(below, {recursive: true});
    fs.writeFileSync(path.join(root, 'package.json'), '{}');
    const workingDirectory = process.cwd();
    const {parsedCli} = commandLine;
    const {warn} = console;
    const warnings: string[] = [];
    console.warn = (...parts: unknown[]) => warnings.push(parts.join(' '));
    commandLine.parsedCli = {log: 'warn'};
    try {
      for (const folder of [root, below]) {
        process.chdir(folder);
        assert.equal(RenderInternals.findRemotionRoot(), root);
        assert.equal(await initializeCli(root), 'warn');
      }
    } finally {
      process.chdir(workingDirectory);
      commandLine.parsedCli = parsedCli;
      console.warn = warn;
    }
    assert.deepEqual(warnings, [
      `Warning: The root directory of your project is ${root}, but you are executing this command from ${below}. The recommendation is to execute commands from the root directory.`,
    ]);
  },
);
