import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {after, test} from 'node:test';

const PROJECT = path.join(__dirname, '../..');
// Within the project, whose rules and packages it must find.
const folder = fs.mkdtempSync(path.join(PROJECT, 'src/lint-'));
after(() => fs.rmSync(folder, {recursive: true}));

const FAULTS: [finding: string, code: string][] = [
  ['TS2322', "export const count: number = 'three';"],
  ['TS2307', "export * from './nothing';"],
  ['no-unsafe-assignment', "export const settings: {fps: number} = JSON.parse('{}');"],
  ['no-floating-promises', 'const later = async () => fetch("/");\nlater();'],
  ['no-unused-vars', 'const forgotten = 1;\nexport {};'],
  ['rules-of-hooks', "import {useState} from 'react';\nexport function Switch({isOn}: {isOn: boolean}) {\n  if (isOn) useState(1);\n  return null;\n}"],
  [
    'exhaustive-deps',
    "import {useEffect} from 'react';\nexport function Title({text}: {text: string}) {\n  useEffect(() => {\n    document.title = text;\n  }, []);\n  return null;\n}",
  ],
];

test('types and lint: each of these faults is found, and correct code is not', () => {
  for (const [finding, code] of FAULTS) fs.writeFileSync(path.join(folder, `${finding}.tsx`), `${code}\n`);
  fs.writeFileSync(path.join(folder, 'correct.tsx'), 'export const double = (value: number): number => value * 2;\n');
  const {status, stdout} = spawnSync('npx', ['oxlint', '--format', 'unix', folder], {cwd: PROJECT, encoding: 'utf8'});
  for (const [finding] of FAULTS)
    assert.ok(
      stdout.split('\n').some((line) => line.includes(`/${finding}.tsx:`) && line.includes(finding)),
      `${finding}:\n${stdout}`,
    );
  assert.doesNotMatch(stdout, /correct\.tsx/);
  assert.equal(status, 1);
});
