import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {mounted} from '../lib/mounted';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Props = {video: unknown; save: (video: unknown) => Promise<void>; waitInMs?: number};

export default inNode(
  'Autosave of the page renders nothing, saves only the last of several changes, once 2 seconds have passed without another one, and saves nothing if it is unmounted before.',
  () => {
    const {Autosave} = sampleOf<{Autosave(props: Props): null}>(['docs/editor-starter/features-not-included.mdx'], 'Autosave');
    const saved: unknown[] = [];
    const save = (video: unknown) => Promise.resolve(void saved.push(video));
    let video: unknown = {at: 0};
    mock.timers.enable({apis: ['setTimeout']});
    try {
      const {render, unmount} = mounted(() => Autosave({video, save}));
      assert.equal(render(), null);
      mock.timers.tick(60_000);
      assert.deepEqual(saved, []);
      for (const at of [1, 2, 3]) {
        video = {at};
        render();
        mock.timers.tick(1999);
        assert.deepEqual(saved, []);
      }
      mock.timers.tick(1);
      assert.deepEqual(saved, [{at: 3}]);
      video = {at: 4};
      render();
      mock.timers.tick(1999);
      unmount();
      mock.timers.tick(60_000);
      assert.deepEqual(saved, [{at: 3}]);
    } finally {
      mock.timers.reset();
    }
  },
);
