import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {Easing, interpolate} from 'remotion';
import ts from 'typescript';
import {PlayerEmitter} from '../../node_modules/@remotion/player/dist/cjs/event-emitter';
import {actsOf} from '../../core/demos/acts';
import {readComponent} from '../../core/demos/defaults';
import {codePieces, linesOf} from '../../plugins/demos/pieces';
import {FIRST_REPORT, moved, propsFile, propsOf} from '../../src/components/home/parameters/report';
import {actingAt, actingKey, actsOfKey} from '../../src/components/live/CodeStage/acting';
import {draggedTo} from '../../src/components/live/CodeStage/dragged-to';
import {fill} from '../../src/components/player/NameDemo/fill';
import {methodGroups} from '../../src/components/player/methods';

const read = (file: string) => fs.readFileSync(path.join(__dirname, '../..', file), 'utf8');
const DAYLIGHT = read('demos/daylight/Daylight.tsx');
const FRAMES = 240;

test('a line acts in the frames that it names itself; a range in which nothing changes is no act', () => {
  const source = `const a = interpolate(frame, [5, 20, 40, 50], [0, 1, 1, 0]);
const b = interpolate(
  frame,
  [0, 10],
  [3, 4],
);
const c = interpolate(other, [0, 10], [3, 4]);
const d = spring({frame});`;
  assert.deepEqual(actsOf(source), [
    {name: 'a', lines: [0, 0], frames: [5, 20]},
    {name: 'a', lines: [0, 0], frames: [40, 50]},
    {name: 'b', lines: [1, 5], frames: [0, 10]},
  ]);
  assert.deepEqual(
    [4, 5, 9, 19, 20].map((frame) => actingKey(actsOf(source), frame)),
    ['2', '0 2', '0 2', '0', ''],
  );
  assert.deepEqual(actsOfKey(actsOf(source), '').length, 0);
});

test('on the home page, every value changes in exactly the frames in which its line is lit', () => {
  const acts = actsOf(DAYLIGHT);
  const lines = DAYLIGHT.split('\n');
  const names = [...new Set(acts.map(({name}) => name))];
  assert.deepEqual(names, ['title', 'grow', 'bend', 'today']);
  // The lines themselves are run with the toolkit's own functions, and what they return is compared from frame to frame.
  const options = lines.filter((line) => /^const (clamp|ease) =/.test(line)).join('\n');
  for (const name of names) {
    const [first = 0, last = 0] = acts.find((act) => act.name === name)?.lines ?? [];
    const code = ts.transpile(`${options}\n${lines.slice(first, last + 1).join('\n')}`, {target: ts.ScriptTarget.ESNext});
    // oxlint-disable-next-line typescript/no-implied-eval
    const run = new Function('interpolate', 'Easing', 'frame', `${code}\nreturn ${name};`) as (...given: unknown[]) => number;
    const valueAt = (frame: number) => run(interpolate, Easing, frame);
    for (let frame = 0; frame < FRAMES - 1; frame++) {
      const isLit = actingAt(acts, frame).some((act) => act.name === name);
      assert.equal(valueAt(frame + 1) !== valueAt(frame), isLit, `${name} from frame ${frame} to the next`);
    }
  }
});

test('the code on the home page is the file, line by line, with a gap for each value', async () => {
  const {defaults} = readComponent('Daylight', DAYLIGHT);
  const lines = linesOf(await codePieces(DAYLIGHT, defaults));
  const text = lines.map((line) =>
    line
      .map((piece) => {
        if (typeof piece === 'string') return piece.replace(/<[^>]*>/g, '');
        const {start, end} = defaults.find(({name}) => name === piece.control)!;
        return DAYLIGHT.slice(start, end);
      })
      .join('')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  );
  assert.equal(text.join('\n'), DAYLIGHT.trimEnd());
});

test('a dragged number goes through its range in whole steps and stays within it', () => {
  const latitude = {min: -60, max: 60, step: 1};
  assert.deepEqual(
    [0, 2, 24, -24, 9999, -9999].map((pixels) => draggedTo(latitude, 47, pixels)),
    [47, 48, 59, 35, 60, -60],
  );
  assert.equal(draggedTo({min: 24, max: 180, step: 4}, 120, 10), 128);
});

test('the form and the composition begin with the same props; the file holds them as JSON', () => {
  const {cards} = propsOf(FIRST_REPORT);
  const code = read('demos/week-report/WeekReport.tsx');
  assert.deepEqual(
    [...code.matchAll(/\{label: '([^']+)', value: '([^']+)'\}/g)].map(([, label, value]) => ({label, value})),
    cards,
  );
  for (const {name, value} of readComponent('WeekReport', code).defaults) assert.equal(FIRST_REPORT[name as 'title' | 'color'], value, name);
  const odd = {...FIRST_REPORT, title: 'It\'s "28"', cards: [{id: 'a', label: '","', value: '\\'}]};
  for (const report of [FIRST_REPORT, {...odd, cards: FIRST_REPORT.cards}, {...FIRST_REPORT, cards: []}])
    assert.deepEqual(JSON.parse(propsFile(report)), propsOf(report));
  assert.deepEqual(JSON.parse(propsFile(odd)), propsOf(odd));
});

test('a card moves to another place, never out of the list', () => {
  assert.deepEqual(
    [moved([1, 2, 3], 0, 2), moved([1, 2, 3], 2, 0), moved([1, 2, 3], 0, -1), moved([1, 2, 3], 1, 9), moved([1], 4, 0)],
    [[2, 3, 1], [3, 1, 2], [1, 2, 3], [1, 3, 2], [1]],
  );
});

test('values are put into the code of the Player’s page as text, and code that lacks them is an error', () => {
  const before = {name: 'Ada'};
  assert.match(fill("<i>&#39;</i>{name: 'Ada'}", before, {name: '<b>\'"$&'}), /\{name: <mark class="changed">'&lt;b&gt;\\'&quot;\$&amp;'<\/mark>\}$/);
  assert.match(fill("name: 'Ada'", before, before), /<mark class="">'Ada'<\/mark>/);
  assert.throws(() => fill('name', before, before), /does not hold 'Ada', the value of name/);
});

test('the page of the Player names every method and event of its ref', () => {
  const {listeners} = new PlayerEmitter();
  const types = read('node_modules/@remotion/player/dist/cjs/player-methods.d.ts').split('export type ThumbnailRef')[0] ?? '';
  const methods = [...types.matchAll(/^ {4}(\w+): \(/gm)].map(([, name]) => `${name}()`);
  const named = methodGroups.flatMap(({members}) => members);
  assert.deepEqual(named.toSorted(), [...methods, ...Object.keys(listeners)].toSorted());
});
