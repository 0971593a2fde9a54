import assert from 'node:assert/strict';
import {getAvailableFonts} from '@remotion/google-fonts';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Info = {importName: string; fontFamily: string; version: string; fonts: Record<string, Record<string, Record<string, string>>>};

const infoOf = (name: string) => installed<{getInfo(): Info}>(`@remotion/google-fonts/dist/cjs/${name}.js`).getInfo();

export default inNode('importName is the name of the entry point, with its digits, the family without spaces, and each file URL contains the version.', () => {
  for (const {importName, fontFamily} of getAvailableFonts()) {
    const info = infoOf(importName);
    assert.equal(info.importName, importName);
    assert.equal(importName, fontFamily.replaceAll(' ', ''));
    const files = Object.values(info.fonts).flatMap((weights) => Object.values(weights).flatMap((subsets) => Object.values(subsets)));
    assert.ok(files.length > 0 && files.every((file) => file.startsWith('https://fonts.gstatic.com/') && file.includes(`/${info.version}/`)), importName);
  }
  assert.deepEqual([infoOf('B612').importName, infoOf('B612').fontFamily], ['B612', 'BSixOneTwo']);
});
