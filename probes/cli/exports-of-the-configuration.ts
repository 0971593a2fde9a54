import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

export default inNode(
  '@remotion/cli/config exports Config, the types Concurrency, WebpackOverrideFn and WebpackConfiguration, and beside them only ConfigInternals.',
  () => {
    const declared = fs.readFileSync(path.join(__dirname, '../../node_modules/@remotion/cli/dist/config/index.d.ts'), 'utf8');
    const names = [...declared.matchAll(/^export (?:type \{ ([^}]+) \}|declare const (\w+))/gm)].flatMap(([, types, name]) => types?.split(', ') ?? [name]);
    assert.deepEqual(names, ['Concurrency', 'WebpackConfiguration', 'WebpackOverrideFn', 'Config', 'ConfigInternals']);
  },
);
