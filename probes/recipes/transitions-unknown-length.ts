import assert from 'node:assert/strict';
import {meta} from '../../demos/transitions-unknown-length/meta';
import {TransitionsUnknownLength} from '../../demos/transitions-unknown-length/TransitionsUnknownLength';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

export default inNode(
  'Five scenes of 222 frames with four overlaps of 12 fill 174 frames and end there; share(5, 300, 12) returns four scenes of 69 frames and one of 72.',
  () => {
    const at = (frame: number) => markupAt(TransitionsUnknownLength, {...meta, durationInFrames: 222}, frame);
    assert.equal(meta.durationInFrames, 174);
    assert.match(at(173), /Rooibos/);
    assert.doesNotMatch(at(174), /Rooibos/);
    assert.ok([33, 34, 45, 46].map((frame) => ['Sencha', 'Assam'].filter((name) => at(frame).includes(name)).length).join('') === '1221');
    const {share} = sampleOf<{share: (items: number, total: number, overlap: number) => number[]}>(['docs/recipes/transitions-unknown-length.mdx'], 'share');
    assert.deepEqual(share(5, 300, 12), [69, 69, 69, 69, 72]);
  },
);
