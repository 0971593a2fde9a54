import assert from 'node:assert/strict';
import {getAvailableFonts} from '@remotion/google-fonts';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Info = {fontFamily: string; subsets: string[]; fonts: Record<string, Record<string, Record<string, string>>>};

const withFiles = ({fonts}: Info) => new Set(Object.values(fonts).flatMap((weights) => Object.values(weights).flatMap(Object.keys)));

export default inNode('136 families, all with numbered pieces, list a subset without files, as Noto Sans JP does with japanese.', () => {
  const all = getAvailableFonts().map(({importName}) => installed<{getInfo(): Info}>(`@remotion/google-fonts/dist/cjs/${importName}.js`).getInfo());
  const missing = (info: Info) => info.subsets.filter((subset) => !withFiles(info).has(subset));
  const found = all.filter((info) => missing(info).length > 0);
  assert.equal(found.length, 136);
  assert.ok(found.every((info) => [...withFiles(info)].some((name) => /^\[\d+\]$/.test(name))));
  const japanese = all.find(({fontFamily}) => fontFamily === 'Noto Sans JP');
  assert.deepEqual(japanese && missing(japanese), ['japanese']);
});
