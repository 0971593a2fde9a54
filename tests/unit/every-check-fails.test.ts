import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {checkBuilt} from '../../checks/built';
import {CHECKS} from '../../checks/all';
import type {Check} from '../../checks/check';
import {readCorpus} from '../../core/corpus/corpus';

const ROOT = path.join(__dirname, '../..');
const BUILT: Pick<Check, 'name' | 'run' | 'failsOn'> = {
  name: 'built',
  failsOn: ['built', /leads to nothing/],
  run: ({dir}) => checkBuilt(dir, '/'),
};

/** The modules that are no checks of the content: their type, what runs them, and the check of a build. */
const OTHERS = ['all', 'built', 'check', 'judge', 'passed', 'print', 'run', 'targets', 'watch'];

test('every file of checks is listed, or runs those that are', () => {
  const files = fs.readdirSync(path.join(ROOT, 'checks')).filter((name) => name.endsWith('.ts'));
  const listed = new Set([...CHECKS.map(({name}) => name), ...OTHERS]);
  for (const name of files.map((file) => path.parse(file).name)) assert.ok(listed.has(name), `checks/all.ts does not list ${name}.`);
});

for (const {name, run, failsOn} of [...CHECKS, BUILT])
  test(`${name} fails on the fixture ${failsOn[0]}`, async () => {
    const [folder, message] = failsOn;
    const {count, findings} = await run(readCorpus(path.join(ROOT, 'tests/fixtures', folder)));
    assert.ok(count > 0, 'it looked at something');
    assert.ok(
      findings.some((finding) => message.test(finding.message)),
      findings.map((finding) => finding.message).join('\n'),
    );
    for (const {file, line, fix} of findings) assert.ok(file && line > 0 && fix, 'each finding has a place and a fix');
  });
