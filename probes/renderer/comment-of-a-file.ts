import assert from 'node:assert/strict';
import {ffprobe} from '../lib/media';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'Your comment follows that of the toolkit, names are lower-cased and an MP4 drops the tag year; a .ts file has neither the comment nor the title.',
  async (stage) => {
    const metadata = {Comment: 'second cut', TITLE: 'Tides', year: '2025', mood: 'calm'};
    const tagsOf = async (name: string, codec: 'h264' | 'h264-ts') => {
      const {file} = await stage.film({scene: 'FrameAsRed', durationInFrames: 2}, name, {codec, metadata});
      return (await ffprobe(file)).format.tags;
    };
    const tags = await tagsOf('tags.mp4', 'h264');
    assert.equal(tags?.comment, 'Made with Remotion 4.0.332; second cut');
    assert.equal(tags?.title, 'Tides');
    assert.deepEqual([tags?.year, tags?.mood], [undefined, undefined]);
    const none = await tagsOf('tags.ts', 'h264-ts');
    assert.deepEqual([none?.comment, none?.title], [undefined, undefined]);
  },
);
