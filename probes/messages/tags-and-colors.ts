import assert from 'node:assert/strict';
import {failure, patched, rewritten} from '../lib/failure';
import {made} from '../lib/media';
import {slowInNode} from '../lib/probe';

const PICTURE = '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb';
const COLORS = '-color_primaries bt709 -color_trc bt709 -colorspace bt709 -movflags write_colr';

export default slowInNode(
  'An odd tag or an unknown color box makes each call fail, also for the duration; copying with -map_metadata -1 mends both. A damaged ICC profile stays, also after encoding, but not in a Matroska file.',
  async () => {
    const song = await made('tides.mp4', '-f lavfi -i sine=sample_rate=48000 -t 1 -c:a aac -metadata title=Tides');
    const film = await made('tides-in-color.mp4', `${PICTURE} -t 1 -c:v libx264 -pix_fmt yuv420p ${COLORS}`);
    assert.equal(await failure(song), '');
    assert.equal(await failure(film), '');
    for (const [content, message] of [
      [patched(song, ['ilst', 'data'], [1], 4), 'Expected type indicator to be 0'],
      [patched(song, ['ilst', 'data'], [0, 0, 0, 21], 4), 'Weird size for number 5'],
      [patched(film, ['colr'], 'tide', 4), 'Unexpected box type tide'],
    ] as const) {
      assert.equal(await failure(content), message);
      assert.equal(await failure(content, {fields: {durationInSeconds: true}}), message);
      assert.equal(await failure((await rewritten(content, '-map_metadata -1 -c copy', 'm4v', 'mp4')).content), '');
    }

    const damaged = patched(film, ['colr'], 'prof', 4);
    const message = 'Invalid ICC profile size';
    assert.equal(await failure(damaged), message);
    for (const options of ['-map_metadata -1 -c copy', '-c:v libx264 -pix_fmt yuv420p'])
      assert.equal(await failure((await rewritten(damaged, options, 'mp4')).content), message);
    assert.equal(await failure((await rewritten(damaged, '-c copy', 'mp4', 'mkv')).content), '');
  },
);
