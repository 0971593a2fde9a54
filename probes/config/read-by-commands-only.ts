import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const SCOPE = path.join(__dirname, '../../node_modules/@remotion');

export default inNode(
  'The command line names remotion.config in its code, and neither the renderer nor the bundler does: their functions do not read the configuration file.',
  () => {
    const naming = (name: string) => {
      const dist = path.join(SCOPE, name, 'dist');
      const files = fs.readdirSync(dist, {recursive: true, encoding: 'utf8'}).filter((file) => /\.m?js$/.test(file));
      assert.ok(files.length > 10, name);
      return files.filter((file) => fs.readFileSync(path.join(dist, file), 'utf8').includes('remotion.config')).length;
    };
    assert.ok(naming('cli') > 0);
    assert.deepEqual([naming('renderer'), naming('bundler')], [0, 0]);
  },
);
