import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';
import {RESULT} from '../scenes/jobs';
import {LEAF, type Seen} from '../scenes/timeline';

export default inBrowser(
  'With a scale of 1.5, a composition of 1280 × 720 pixels becomes an image of 1920 × 1080, while useVideoConfig() says 1280 × 720 and a text is as wide as without the scale.',
  async (stage) => {
    const size = {width: 1280, height: 720};
    const scaled = await stage.still({scene: 'Timeline', props: {parts: [{leaf: 'here'}]}, ...size}, {scale: 1.5});
    assert.deepEqual([scaled.width, scaled.height], [1920, 1080]);
    const [leaf = ''] = scaled.logs.filter((text) => text.startsWith(LEAF));
    const {width, height} = JSON.parse(leaf.slice(LEAF.length)) as Seen;
    assert.deepEqual({width, height}, size);
    const measured = async (scale: number) => {
      const {logs} = await stage.still({scene: 'Job', props: {job: 'measure', input: {texts: ['Low tide']}}, ...size}, {scale});
      return logs.find((text) => text.startsWith(RESULT));
    };
    assert.equal(await measured(1.5), await measured(1));
  },
);
