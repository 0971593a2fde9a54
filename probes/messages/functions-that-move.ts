import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {slowInNode} from '../lib/probe';

const MODULES = path.join(__dirname, '../../node_modules');

const SCRIPT = `
require('${MODULES}/remotion/dist/cjs/v5-flag.js').ENABLE_V5_BREAKING_CHANGES = true;
const lambda = require('${MODULES}/@remotion/lambda/dist/index.js');
const names = ['renderMediaOnLambda', 'renderStillOnLambda', 'getRenderProgress', 'presignUrl', 'getSites'];
console.log(JSON.stringify(names.map((name) => { try { lambda[name](); } catch (error) { return error.message; } })));
`;

export default slowInNode(
  'With the switch for version 5, five functions of @remotion/lambda throw that they have moved to @remotion/lambda-client; @remotion/cloudrun marks three functions as deprecated, without the number of a version.',
  () => {
    const {stdout, stderr} = spawnSync(process.execPath, ['-e', SCRIPT], {encoding: 'utf8', timeout: 25_000});
    assert.ok(stdout, stderr);
    const messages = JSON.parse(stdout) as string[];
    assert.equal(messages.length, 5);
    for (const message of messages) assert.match(message, /^\w+\(\) has moved to `@remotion\/lambda-client`\./);
    const types = fs.readFileSync(path.join(MODULES, '@remotion/cloudrun/dist/index.d.ts'), 'utf8');
    const marked = [...types.matchAll(/@deprecated([^\n]*)\n \*\/\ndeclare const (\w+):/g)];
    assert.deepEqual(
      marked.map(([, , name]) => name),
      ['renderMediaOnCloudrun', 'renderStillOnCloudrun', 'getSites'],
    );
    for (const [, note = ''] of marked) assert.doesNotMatch(note, /\d/);
  },
);
