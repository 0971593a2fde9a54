import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {standingOf} from '../../checks/passed';

let dir = '';
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  fs.writeFileSync(path.join(dir, file), text);
};

before(() => {
  dir = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'passed-'));
  execFileSync('git', ['init', '-q'], {cwd: dir});
  write('.gitignore', 'node_modules/\n');
  write('docs/loop.mdx', 'Loops.');
  write('node_modules/.package-lock.json', '{"packages": 1}');
});

after(() => fs.rmSync(dir, {recursive: true}));

test('content that has passed is known until a page, a new file or the packages change', () => {
  assert.equal(standingOf(dir).hasPassed, false);
  standingOf(dir).remember();
  assert.equal(standingOf(dir).hasPassed, true);
  const changes: [string, string, string | undefined][] = [
    ['docs/loop.mdx', 'Loops end.', 'Loops.'],
    ['docs/new.mdx', 'New.', undefined],
    ['node_modules/.package-lock.json', '{"packages": 2}', '{"packages": 1}'],
  ];
  for (const [file, changed, before] of changes) {
    write(file, changed);
    assert.equal(standingOf(dir).hasPassed, false, file);
    if (before === undefined) fs.rmSync(path.join(dir, file));
    else write(file, before);
    assert.equal(standingOf(dir).hasPassed, true, `${file} as it was`);
  }
});

test('what changes while the checks run has not been checked', () => {
  write('docs/loop.mdx', 'Loops before.');
  const standing = standingOf(dir);
  write('docs/loop.mdx', 'Loops after.');
  standing.remember();
  assert.equal(standingOf(dir).hasPassed, false);
});

test('a folder that is no repository, or has no packages, remembers nothing', () => {
  const plain = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'plain-'));
  standingOf(plain).remember();
  assert.equal(standingOf(plain).hasPassed, false);
  assert.deepEqual(fs.readdirSync(plain), []);
  fs.rmSync(plain, {recursive: true});
});
