import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {markupAt, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const PAGE = ['docs/motion-blur/common-mistake.mdx'];
const size = {width: 1280, height: 720, fps: 30, durationInFrames: 60};

export default inNode(
  'An angle that is computed above a Trail is the same in all of its 13 copies, which lie on top of each other; computed by a component inside, it differs from copy to copy.',
  () => {
    const {StiffPendulum} = sampleOf<{StiffPendulum: () => null}>(PAGE, 'StiffPendulum');
    const {SwingingPendulum} = sampleOf<{SwingingPendulum: () => null}>(PAGE, 'SwingingPendulum');
    for (const frame of [0, 14, 28]) {
      const stiff = valuesOf(markupAt(StiffPendulum, size, frame), 'rotate');
      assert.deepEqual([stiff.length, new Set(stiff).size], [13, 1]);
      const swinging = valuesOf(markupAt(SwingingPendulum, size, frame), 'rotate');
      assert.equal(swinging.length, 13);
      assert.ok(new Set(swinging).size > 6, swinging.join());
      assert.equal(swinging.at(-1), stiff[0]);
    }
  },
);
