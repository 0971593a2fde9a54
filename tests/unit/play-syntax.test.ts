import assert from 'node:assert/strict';
import {test} from 'node:test';
import {placed} from '../../src/components/playground/syntax-place';
import {compileFiles} from '../../src/playground/compile/compile';

/** Lines of a component with a mistake in the marked one. */
const CASES: Record<string, {code: string[]; line: number; message: RegExp}> = {
  'a bracket too many': {code: ['export const W = () => {', '  const a = 1;', '  return ]<b>{a}</b>;', '};'], line: 3, message: /^Unexpected \]$/},
  'a value that is missing': {code: ['export const W = () => {', '  const a = ;', '  return <b />;', '};'], line: 2, message: /^Unexpected ;$/},
  'a comma that is missing': {
    code: ['export const W = () => {', "  return <b style={{color: 'red' width: 3}} />;", '};'],
    line: 2,
    message: /^Unexpected width$/,
  },
  'a parenthesis that is not closed': {
    code: ['export const W = () => {', '  const a = Math.max(1, 2;', '  return <b>{a}</b>;', '};'],
    line: 2,
    message: /^Unexpected ;$/,
  },
  'a tag that is not closed': {code: ['export const W = () => {', '  return (', '    <div>', '  );', '};'], line: 5, message: /./},
};

for (const [name, {code, line, message}] of Object.entries(CASES))
  test(`Syntax: ${name} is reported where it is`, () => {
    const files = [{name: 'W.tsx', code: code.join('\n')}];
    const [problem] = placed(compileFiles(files).errors, files);
    assert.match(problem?.message ?? '', message);
    if (name !== 'a tag that is not closed') assert.equal(problem?.line, line);
    else assert.ok((problem?.line ?? 0) >= 3, String(problem?.line));
  });

test('Syntax: other problems stay where they are', () => {
  const files = [{name: 'W.tsx', code: "import fs from 'fs';\nexport const W = () => fs;"}];
  const {errors} = compileFiles(files);
  assert.equal(errors.length, 1);
  assert.deepEqual(placed(errors, files), errors);
});
