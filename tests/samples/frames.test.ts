import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {readCorpus} from '../../core/corpus/corpus';
import {planOf} from '../../core/samples/plan';
import {carryOutSamples} from '../../scripts/lib/samples/carry-out';

const FIXTURE = path.join(__dirname, '../fixtures/samples');

test('a sample that fails at one of its frames is found, with the frame and the error', async () => {
  const planned = readCorpus(FIXTURE)
    .pages.filter(({file}) => file === 'docs/frames.mdx')
    .flatMap((page) => planOf(FIXTURE, page));
  const found = new Map<string, string | undefined>();
  await carryOutSamples(planned, ({fence}, {problem}) => void found.set(fence.meta.title ?? '', problem));
  assert.equal(found.get('src/Steady.tsx'), undefined);
  assert.match(found.get('src/Broken.tsx') ?? '', /^frame 0: TypeError: /);
  assert.equal(found.get('src/Countdown.tsx'), 'frame 149: Error: Nothing is left');
  assert.match(found.get('src/Tides.tsx') ?? '', /^frame 0: Each child in a list should have a unique "key" prop/);
  assert.match(found.get('src/Root.tsx') ?? '', /can only contain/);
  assert.match(found.get('src/Quay.tsx') ?? '', /^storm, frame 75: .*No boat leaves/s);
  assert.match(found.get('src/Harbor.tsx') ?? '', /The harbor is closed/);
  assert.equal(found.size, 7);
});
