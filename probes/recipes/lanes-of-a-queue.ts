import assert from 'node:assert/strict';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Sample = {createLanes(lanes: number, next: () => (() => Promise<void>) | undefined): () => void};

export default inNode('Two lanes run two jobs side by side and take the next one as soon as one has ended.', async () => {
  const {createLanes} = sampleOf<Sample>(['docs/recipes/queue.mdx'], 'lanes');
  const waiting = ['ketch', 'yawl', 'cutter'];
  const running: string[] = [];
  const ends: (() => void)[] = [];
  const start = createLanes(2, () => {
    const name = waiting.shift();
    if (!name) return undefined;
    return () => {
      running.push(name);
      return new Promise<void>((resolve) => {
        ends.push(resolve);
      }).then(() => void running.splice(running.indexOf(name), 1));
    };
  });
  start();
  start();
  assert.deepEqual([running.join(), waiting.join()], ['ketch,yawl', 'cutter']);
  ends[0]!();
  await new Promise(setImmediate);
  assert.deepEqual([running.join(), waiting.join()], ['yawl,cutter', '']);
});
