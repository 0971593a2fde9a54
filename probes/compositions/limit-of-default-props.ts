import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {inNode} from '../lib/probe';

const ENTRY = path.join(__dirname, '../../node_modules/@remotion/studio/dist/renderEntry.js');

export default inNode('Default props are too big for a render from 90 percent of 256 MiB on: 241,591,911 characters of JSON.', () => {
  // The function is not exported, and the module around it needs a page.
  const code = /^const getCanSerializeDefaultProps = .*?^};$/ms.exec(fs.readFileSync(ENTRY, 'utf8'))?.[0];
  assert.ok(code);
  let length = 0;
  const canSerialize = vm.runInNewContext(`${code}\ngetCanSerializeDefaultProps`, {JSON: {stringify: () => ({length})}}) as (props: object) => boolean;
  const accepts = (characters: number) => {
    length = characters;
    return canSerialize({});
  };
  assert.deepEqual([accepts(1), accepts(241_591_910), accepts(241_591_911)], [true, true, false]);
});
