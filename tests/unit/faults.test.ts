import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {FAULTS} from '../faults/all';
import type {Fault} from '../faults/fault';

const ROOT = path.join(__dirname, '../..');
const AREAS = 'tests/faults/areas';

type Section = {title: string; files: string[]; keys: string[]};

const sections: Section[] = fs
  .readFileSync(path.join(ROOT, 'tests/statements.md'), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((text) => ({
    title: text.split('\n')[0] ?? '',
    files: [...(/^Faults: .*$/m.exec(text)?.[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    keys: [...text.matchAll(/^- `([^`]+)`/gm)].map(([, key = '']) => key),
  }));

const keys = sections.flatMap((section) => section.keys);

const faultsIn = async (file: string): Promise<Fault[]> => Object.values((await import(path.join(ROOT, file))) as Record<string, Fault[]>).flat();

test('every statement has a fault that breaks it', () => {
  const broken = new Set(FAULTS.map(({statement}) => statement));
  assert.ok(keys.length > 220, `${keys.length} statements`);
  assert.deepEqual(
    keys.filter((key) => !broken.has(key)),
    [],
  );
});

test('every fault breaks a statement, has a name of its own and changes something', () => {
  const listed = new Set(keys);
  for (const {statement, name, patches} of FAULTS) {
    assert.ok(listed.has(statement), `${statement} is no statement`);
    assert.ok(patches.length > 0, `${statement}: ${name}`);
  }
  assert.equal(new Set(FAULTS.map(({statement, name}) => `${statement} ${name}`)).size, FAULTS.length);
});

test('each section of the statements names the files with its faults, and no others', async () => {
  const files = fs.readdirSync(path.join(ROOT, AREAS)).map((name) => `${AREAS}/${name}`);
  const byFile = new Map(await Promise.all(files.map(async (file) => [file, await faultsIn(file)] as const)));
  assert.equal([...byFile.values()].flat().length, FAULTS.length, 'a file is missing from all.ts');
  for (const {title, files: named, keys: own} of sections)
    assert.deepEqual(
      named,
      files.filter((file) => byFile.get(file)?.some(({statement}) => own.includes(statement))),
      title,
    );
});
