import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Variables = Record<string, string>;
type Change = 'deleted' | 'created' | 'changed';
type Module = {getEnvironmentVariables(onUpdate: (variables: Variables) => void, logLevel: string, indent: boolean): Variables};
type Server = {StudioServerInternals: {installFileWatcher(given: {onChange(type: Change): Promise<void>}): {unwatch(): void}}};

export default inNode(
  'When the file of variables is deleted, the Studio warns and passes nothing on; when it is there again, it passes on what it contains and prints a line. A file that cannot be read is an error with its stack.',
  async () => {
    const {getEnvironmentVariables} = installed<Module>('@remotion/cli/dist/get-env.js');
    const {StudioServerInternals: server} = installed<Server>('@remotion/studio-server');
    const {installFileWatcher} = server;
    const {cwd} = process;
    const {log, warn, error} = console;
    const said: string[] = [];
    const updates: (string | undefined)[] = [];
    let report: (type: Change) => Promise<void> = () => Promise.resolve();
    server.installFileWatcher = ({onChange}) => {
      report = onChange;
      return {unwatch: () => undefined};
    };
    const root = newFolder();
    const file = path.join(root, '.env');
    fs.writeFileSync(path.join(root, 'package.json'), '{}');
    fs.writeFileSync(file, 'CITY=Porto\n');
    process.cwd = () => root;
    console.log = console.warn = console.error = (...words: unknown[]) => void said.push(words.join(' '));
    try {
      getEnvironmentVariables(({CITY}) => updates.push(CITY), 'info', false);
      fs.rmSync(file);
      await report('deleted');
      assert.deepEqual([updates, said.splice(0)], [[], [`${file} was deleted.`]]);
      await report('changed');
      assert.ok(said.splice(0).join().startsWith(`${file} update failed with error Error: ENOENT`));
      fs.writeFileSync(file, 'CITY=Bergen\n');
      await report('created');
      assert.deepEqual(updates, ['Bergen']);
      assert.match(said.join(), /Created env file .*\.env/);
    } finally {
      Object.assign(process, {cwd});
      Object.assign(console, {log, warn, error});
      server.installFileWatcher = installFileWatcher;
    }
  },
);
