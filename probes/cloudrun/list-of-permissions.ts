import assert from 'node:assert/strict';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {VERSION} from 'remotion/version';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const PAGE = path.join(__dirname, '../../docs/cloudrun/permissions.mdx');

export default inNode(
  'The list of permissions is a file of @remotion/cloudrun and so has the version of the package, and the table of the page names these permissions and no others.',
  () => {
    const file = createRequire(__filename).resolve('@remotion/cloudrun/permissions.json');
    assert.match(file, /node_modules\/@remotion\/cloudrun\/dist\//);
    const {version, exports} = installed<{version: string; exports: Record<string, string>}>('@remotion/cloudrun/package.json');
    assert.equal(version, VERSION);
    assert.ok(exports['./permissions.json']);
    const {list} = JSON.parse(fs.readFileSync(file, 'utf8')) as {list: {name: string}[]};
    const named = [...fs.readFileSync(PAGE, 'utf8').matchAll(/^\| `([\w.]+)` \|/gm)].map(([, name]) => name!).filter((name) => name.includes('.'));
    assert.deepEqual(named.toSorted(), list.map(({name}) => name).toSorted());
  },
);
