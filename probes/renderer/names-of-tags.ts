import assert from 'node:assert/strict';
import {ffprobe} from '../lib/media';
import {inBrowser} from '../lib/probe';

export default inBrowser('Names of tags are lower-cased; MKV and WebM store artist in upper case, and MP4 drops year.', async (stage) => {
  const tags = async (name: string, codec: 'h264' | 'h264-mkv' | 'vp8') => {
    const {file} = await stage.film({scene: 'FrameAsRed', durationInFrames: 2}, name, {codec, metadata: {Artist: 'Ines', year: '2026'}});
    return Object.keys((await ffprobe(file)).format.tags ?? {});
  };
  const mp4 = await tags('tags.mp4', 'h264');
  assert.deepEqual([mp4.includes('artist'), mp4.includes('Artist'), mp4.includes('year')], [true, false, false]);
  for (const found of [await tags('tags.mkv', 'h264-mkv'), await tags('tags.webm', 'vp8')]) assert.ok(found.includes('ARTIST'), found.join(', '));
});
