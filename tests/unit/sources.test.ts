import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {checkSources} from '../../checks/sources';

const PROJECT = path.join(__dirname, '../..');
const FIXTURE = path.join(__dirname, '../fixtures/sources');

test('sources fails on an entry without a source, a price without a date, and dates that cannot be', () => {
  const {count, findings} = checkSources(FIXTURE, '2026-11-22');
  assert.equal(count, 3, 'the entries that have both');
  assert.deepEqual(
    findings.map(({file, line, message}) => `${file}:${line} ${message}`),
    [
      'data/experts/ada-example.yml:1 source is missing.',
      'data/prices.json:2 seat.asOf is missing.',
      'data/prices.json:7 unit.source[0] must be a URL or a file of a package.',
      'data/prices.json:8 unit.asOf must be a year, a month or a day, such as 2025-08.',
      'data/prices.json:10 render: checked is 2025-07, before asOf, 2025-08.',
      'data/prices.json:15 minimum: 2027 has not come yet.',
    ],
  );
  assert.match(findings[0]?.fix ?? '', /^The public page that says so/);
});

test('entries that nobody has looked at for a year are listed, and fail nothing', () => {
  assert.deepEqual(checkSources(FIXTURE, '2025-03-16').notes, [], 'at the end of a month, its entries are as old as the month');
  assert.deepEqual(checkSources(FIXTURE, '2026-07-31').notes, ['data/experts/: look again, and set checked: zoe-example (2024-03)']);
  assert.deepEqual(checkSources(FIXTURE, '2026-11-22').notes, [
    'data/experts/: look again, and set checked: zoe-example (2024-03)',
    'data/prices.json: look again, and set checked: render (2025-07)',
  ]);
});

test('every entry of this site has a source and a date', () => {
  const {count, looked, findings} = checkSources(PROJECT, new Date().toISOString().slice(0, 10));
  assert.deepEqual(findings, []);
  assert.ok(count > 60, looked);
});
