import assert from 'node:assert/strict';
import {ffprobe} from '../lib/media';
import {inBrowser} from '../lib/probe';

export default inBrowser('Your comment follows that of the toolkit, names are lower-cased and an MP4 drops the tag year.', async (stage) => {
  const {file} = await stage.film({scene: 'FrameAsRed', durationInFrames: 2}, 'tags.mp4', {
    codec: 'h264',
    metadata: {Comment: 'second cut', TITLE: 'Tides', year: '2025', mood: 'calm'},
  });
  const {tags} = (await ffprobe(file)).format;
  assert.equal(tags?.comment, 'Made with Remotion 4.0.332; second cut');
  assert.equal(tags?.title, 'Tides');
  assert.deepEqual([tags?.year, tags?.mood], [undefined, undefined]);
});
