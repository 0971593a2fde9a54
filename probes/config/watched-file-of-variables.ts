import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Watched = {file: string; onChange(type: 'changed'): Promise<void>};
type Variables = Record<string, string>;
type Module = {getEnvironmentVariables(onUpdate: (variables: Variables) => void, logLevel: string, indent: boolean): Variables};
type Server = {StudioServerInternals: {installFileWatcher(given: Watched): {unwatch(): void}}};

export default inNode('The Studio watches the file of variables that it has read, or .env if there is none, and passes on what has changed.', async () => {
  const {getEnvironmentVariables} = installed<Module>('@remotion/cli/dist/get-env.js');
  const {StudioServerInternals: server} = installed<Server>('@remotion/studio-server');
  const {installFileWatcher} = server;
  const {cwd} = process;
  const watched: Watched[] = [];
  const updates: Variables[] = [];
  const read = (root: string) => {
    process.cwd = () => root;
    return getEnvironmentVariables((variables) => updates.push(variables), 'error', false);
  };
  server.installFileWatcher = (given) => {
    watched.push(given);
    return {unwatch: () => undefined};
  };
  try {
    const [empty, local] = [newFolder(), newFolder()];
    for (const root of [empty, local]) fs.writeFileSync(path.join(root, 'package.json'), '{}');
    const file = path.join(local, '.env.local');
    fs.writeFileSync(file, 'CITY=Porto\n');
    read(empty);
    assert.equal(read(local).CITY, 'Porto');
    assert.deepEqual(
      watched.map((each) => each.file),
      [path.join(empty, '.env'), file],
    );
    fs.writeFileSync(file, 'CITY=Bergen\n');
    await watched[1]?.onChange('changed');
    assert.deepEqual(
      updates.map(({CITY}) => CITY),
      ['Bergen'],
    );
  } finally {
    process.cwd = cwd;
    server.installFileWatcher = installFileWatcher;
  }
});
