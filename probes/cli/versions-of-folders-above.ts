import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const {versionsCommand} = installed<{versionsCommand: (root: string, logLevel: string) => Promise<void>}>('@remotion/cli/dist/versions.js');

export default inNode(
  'npx remotion versions also lists packages that package.json does not name and those of the folders above, with their paths at verbose, and ends with code 1 if there are none.',
  async () => {
    const top = newFolder();
    const root = path.join(top, 'packages/app');
    fs.mkdirSync(root, {recursive: true});
    fs.writeFileSync(path.join(root, 'package.json'), '{}');
    const install = (folder: string, name: string) => {
      const file = path.join(folder, 'node_modules', name, 'package.json');
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, JSON.stringify({name, version: '4.0.332'}));
      return file;
    };
    const {exit} = process;
    const {log} = console;
    const lines: string[] = [];
    process.exit = (code: number) => {
      throw new Error(`exit ${code}`);
    };
    console.log = (...parts: unknown[]) => lines.push(parts.join(' '));
    try {
      await assert.rejects(versionsCommand(root, 'info'), {message: 'exit 1'});
      assert.ok(lines.includes('No Remotion packages found.'), lines.join('\n'));
      lines.length = 0;

      const files = [install(root, 'remotion'), install(top, '@remotion/player')];
      await versionsCommand(root, 'info');
      const listed = lines.splice(0);
      assert.deepEqual(
        listed.filter((line) => line.startsWith('- ')),
        ['- remotion', '- @remotion/player'],
      );
      assert.ok(listed.includes('On version: 4.0.332'));
      assert.ok(!listed.some((line) => line.includes('package.json')));
      await versionsCommand(root, 'verbose');
      for (const file of files) assert.ok(lines.some((line) => line.includes(file)));
    } finally {
      process.exit = exit;
      console.log = log;
    }
  },
);
