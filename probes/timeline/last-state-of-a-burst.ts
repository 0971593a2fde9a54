import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Sample = {createTimelineSaver: (projectId: string, waitInMs?: number) => (state: unknown) => void};

export default inNode(
  'createTimelineSaver() of the sample waits 800 milliseconds after the last of several changes and then saves only the last state as JSON; within that time, nothing is saved.',
  () => {
    const requests: string[] = [];
    const {fetch} = globalThis;
    mock.timers.enable({apis: ['setTimeout']});
    globalThis.fetch = (_input, init) => {
      requests.push(init?.body as string);
      return Promise.resolve(Response.json({}));
    };
    try {
      const {createTimelineSaver} = sampleOf<Sample>(['docs/timeline/index.mdx'], 'app/save-timeline', {});
      const save = createTimelineSaver('harbor');
      for (const at of [1, 2, 3]) {
        save({at});
        mock.timers.tick(799);
        assert.deepEqual(requests, []);
      }
      mock.timers.tick(1);
      assert.deepEqual(requests, ['{"at":3}']);
      mock.timers.tick(10_000);
      assert.equal(requests.length, 1);
    } finally {
      mock.timers.reset();
      globalThis.fetch = fetch;
    }
  },
);
