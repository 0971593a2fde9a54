import assert from 'node:assert/strict';
import {isValidElement} from 'react';
import * as remotion from 'remotion';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {elementsOf} from '../lib/elements-of';
import {sampleOf} from '../lib/page-sample';

const OffthreadVideo = ({trimBefore}: {trimBefore: number}) => `[${trimBefore}]`;

export default inNode(
  'The sample of jump cuts has one video at each frame, without a key and with the same src, so that React keeps its tag, and another trimBefore from each cut on; in the series of highlights, each section has its own tag.',
  () => {
    let frame = 0;
    const {InterviewCut} = sampleOf<{InterviewCut: () => unknown}>(['docs/miscellaneous/snippets/jumpcuts.mdx'], 'InterviewCut', {
      remotion: {...remotion, OffthreadVideo, useCurrentFrame: () => frame},
    });
    const starts = new Set<unknown>();
    for (; frame < 280; frame++) {
      const shown = InterviewCut();
      assert.ok(isValidElement(shown));
      const elements = elementsOf(shown);
      assert.deepEqual(
        elements.map(({type, key}) => [type, /^\.\d+$/.test(key ?? '.0')]),
        [
          [remotion.Sequence, true],
          [OffthreadVideo, true],
        ],
      );
      assert.equal(shown.key, null);
      const {src, trimBefore} = elements[1]!.props;
      assert.equal(src, `${remotion.staticFile('interview.mp4')}#disable`);
      assert.equal(trimBefore, frame < 90 ? 30 : frame < 160 ? 190 : 300);
      starts.add(trimBefore);
    }
    assert.equal(starts.size, 3);

    const {Highlights} = sampleOf<{Highlights: () => null}>(['docs/videos/sequence.mdx'], 'Highlights', {remotion: {...remotion, OffthreadVideo}});
    const size = {width: 320, height: 180, fps: 30, durationInFrames: 300};
    // While the next section is premounted, both tags are there at once.
    const tags = (at: number) => markupAt(Highlights, size, at).match(/\[\d+\]/g);
    assert.deepEqual([0, 89, 90, 149, 150, 299].map(tags), [['[420]'], ['[420]', '[1260]'], ['[1260]'], ['[1260]', '[90]'], ['[90]'], ['[90]']]);
  },
);
