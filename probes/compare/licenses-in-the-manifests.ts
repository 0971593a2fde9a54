import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

type Manifest = {name: string; version: string; license?: string};

const MODULES = path.join(__dirname, '../../node_modules');
const PAGE = path.join(__dirname, '../../docs/license.mdx');

export default inNode(
  'Most installed packages of the documented version name a license: those that the page lists have MIT in package.json, and the others SEE LICENSE IN LICENSE.md, the Remotion License, UNLICENSED or none.',
  () => {
    const [, list = ''] = /In 4\.0\.332, these name the MIT License: (.*?)\. `remotion`/.exec(fs.readFileSync(PAGE, 'utf8')) ?? [];
    const named = [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => (name.startsWith('@') ? name : `@remotion/${name}`));
    assert.equal(named.length, 24);
    const read = (name: string) => JSON.parse(fs.readFileSync(path.join(MODULES, name, 'package.json'), 'utf8')) as Manifest;
    const all = ['remotion', ...fs.readdirSync(path.join(MODULES, '@remotion')).map((name) => `@remotion/${name}`)].map(read);
    const documented = all.filter(({version}) => version === read('remotion').version);
    assert.ok(documented.length > 20);
    assert.ok(documented.filter(({license}) => license).length > documented.length / 2);
    for (const {name, license} of documented)
      if (named.includes(name)) assert.equal(license, 'MIT', name);
      else assert.match(license ?? '', /^(?:|UNLICENSED|SEE LICENSE IN LICENSE\.md|Remotion License.*)$/, name);
  },
);
