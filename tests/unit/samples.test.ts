import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {readCorpus} from '../../core/corpus/corpus';
import {planOf} from '../../core/samples/plan';
import type {Planned} from '../../core/samples/way';
import {carryOutSamples} from '../../scripts/lib/samples/carry-out';

const FIXTURE = path.join(__dirname, '../fixtures/samples');

const plansOn = (file: string): Planned[] =>
  readCorpus(FIXTURE)
    .pages.filter((page) => page.file === file)
    .flatMap((page) => planOf(FIXTURE, page));
const wayOf = (plans: Planned[], title: string) => plans.find(({fence}) => fence.meta.title === title)?.way;

test('a component is rendered at its first, middle and last frame, with props that its types allow', () => {
  const way = wayOf(plansOn('docs/frames.mdx'), 'src/Steady.tsx');
  assert.ok(way?.how === 'rendered');
  assert.deepEqual(way.frames, [0, 75, 149]);
  assert.equal(way.props, `{"label":"Tide"}`);
});

test('a sample that needs an account is not run, and one with a reason is not carried out', () => {
  const plans = plansOn('docs/node.mdx');
  assert.deepEqual(wayOf(plans, 'words.ts'), {how: 'run in Node'});
  assert.deepEqual(wayOf(plans, 'sites.ts'), {how: 'imports loaded in Node', reason: 'needs an account'});
  assert.deepEqual(wayOf(plans, 'stated.ts'), {how: 'not', reason: 'stated on the page'});
});

test('what throws while it is loaded, and what a package does not have, is found in Node', async () => {
  const problems = new Map<string, string>();
  const passed: string[] = [];
  await carryOutSamples(plansOn('docs/node.mdx'), ({fence}, {problem}) => {
    const title = fence.meta.title ?? '';
    if (problem) problems.set(title, problem);
    else passed.push(title);
  });
  assert.deepEqual(passed.sort(), ['sites.ts', 'words.ts']);
  assert.match(problems.get('fade.ts') ?? '', /inputRange must be strictly monotonically increasing/);
  assert.match(problems.get('deploy.ts') ?? '', /deployEverything/);
  assert.match(problems.get('late.ts') ?? '', /It came too late/);
  assert.equal(problems.get('code.ts'), 'It ends with exit code 3.');
});
