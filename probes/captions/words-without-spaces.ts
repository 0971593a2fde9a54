import assert from 'node:assert/strict';
import {createTikTokStyleCaptions} from '@remotion/captions';
import {caption} from '../lib/captions';
import {inNode} from '../lib/probe';

export default inNode('Words without a leading space start no page, unless a caption of spaces stands before them, and no words give no pages.', () => {
  const make = (texts: string[]) =>
    createTikTokStyleCaptions({captions: texts.map((text, index) => caption(text, index * 900, index * 900 + 300)), combineTokensWithinMilliseconds: 100})
      .pages;
  assert.deepEqual(
    make(['Cast', 'off', 'now']).map(({text}) => text),
    ['Castoffnow'],
  );
  assert.deepEqual(
    make(['Cast', ' off', ' now']).map(({text}) => text),
    ['Cast', 'off', 'now'],
  );
  assert.deepEqual(
    make(['Cast', ' ', 'off', ' ', 'now']).map(({text}) => text),
    ['Cast', 'off', 'now'],
  );
  assert.deepEqual(make([]), []);
});
