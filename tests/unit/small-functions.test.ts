import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readingSeconds} from '../../config/parse-front-matter';
import {installCommands} from '../../src/components/mdx/Install/commands';
import {keepApart} from '../../src/components/ui/ReadingTimeline/marks';
import {dateInWords} from '../../src/lib/date-in-words';
import {longDay} from '../../src/lib/day';
import {loadsAhead} from '../../src/lib/loads-ahead';
import {timecode} from '../../src/lib/timecode';

test('a timecode holds hours, minutes, seconds and frames at 30 fps', () => {
  assert.equal(timecode(0), '00:00:00:00');
  assert.equal(timecode(75.5), '00:01:15:15');
  assert.equal(timecode(3600 + 59 * 60 + 59 + 29 / 30), '01:59:59:29');
});

test('a date is written as precisely as it is known', () => {
  assert.deepEqual(['2025', '2025-08', '2024-08-31', '2022-04-01'].map(dateInWords), ['2025', 'August 2025', '31 August 2024', '1 April 2022']);
  assert.equal(longDay('2021-12-01T00:00:00.000Z'), '1 December 2021');
});

test('reading time is 200 words a minute', () => {
  assert.equal(readingSeconds('word '.repeat(200)), 60);
  assert.equal(readingSeconds(''), 1);
});

test('all packages of the toolkit are installed at one version, others as written', () => {
  const commands = installCommands(['@remotion/player', '@remotion/lottie', 'zod@3.22.3'], '4.0.332');
  assert.deepEqual(
    commands.map(({command}) => command),
    [
      'npm i --save-exact @remotion/player@4.0.332 @remotion/lottie@4.0.332 zod@3.22.3',
      'yarn add --exact @remotion/player@4.0.332 @remotion/lottie@4.0.332 zod@3.22.3',
      'pnpm add --save-exact @remotion/player@4.0.332 @remotion/lottie@4.0.332 zod@3.22.3',
      'bun add --exact @remotion/player@4.0.332 @remotion/lottie@4.0.332 zod@3.22.3',
    ],
  );
});

test('marks that a finger could not tell apart are dropped', () => {
  const marks = [0.001, 0.1, 0.11, 0.5, 0.999].map((at, index) => ({id: String(index), text: '', at}));
  assert.deepEqual(
    keepApart(marks, 1000).map(({at}) => at),
    [0.1, 0.5],
  );
});

test('nothing is loaded ahead where the browser gives any sign that data is slow, costs money or is to be saved', (t) => {
  const isReduced = {matches: false};
  Object.assign(globalThis, {matchMedia: (query: string) => (query === '(prefers-reduced-data: reduce)' ? isReduced : {matches: true})});
  t.after(() => Reflect.deleteProperty(globalThis, 'matchMedia'));
  const fast = {effectiveType: '4g', saveData: false, type: 'wifi'};
  assert.ok(loadsAhead({connection: fast}) && loadsAhead({}), 'a fast connection, or one of which the browser says nothing');
  for (const sign of [{saveData: true}, {type: 'cellular'}, {effectiveType: 'slow-2g'}, {effectiveType: '2g'}, {effectiveType: '3g'}])
    assert.equal(loadsAhead({connection: {...fast, ...sign}}), false, JSON.stringify(sign));
  isReduced.matches = true;
  assert.equal(loadsAhead({}), false, 'less data is asked for in the system');
});
