import assert from 'node:assert/strict';
import {failure, rewritten} from '../lib/failure';
import {cluster, element, matroska, picture, type Element} from '../lib/matroska';
import {inNode} from '../lib/probe';

/** A track of video, without the named element. */
const without = (missing: Element | null, type = 1) => {
  const keep = (name: Element, ...content: (number | string | Buffer)[]) => (name === missing ? Buffer.alloc(0) : element(name, ...content));
  const video = keep('Video', keep('PixelWidth', 160), keep('PixelHeight', 90));
  return element('TrackEntry', keep('TrackNumber', 1), keep('TrackType', type), keep('CodecID', 'V_VP8'), video);
};
const file = (track: Buffer, block = cluster()) => matroska(element('Tracks', track), block);

export default inNode(
  'A Matroska file is refused if it has subtitles (17) or buttons (18), if a track has no number, kind, codec or size, and with a TypeError if a block belongs to no track that is described.',
  async () => {
    assert.equal(await failure(file(without(null))), '');
    for (const type of [16, 17, 18, 32, 33]) {
      const other = element('TrackEntry', element('TrackNumber', 2), element('TrackUID', 2), element('TrackType', type), element('CodecID', 'S_TEXT/UTF8'));
      const film = matroska(element('Tracks', picture('V_VP8'), other), cluster());
      assert.equal(await failure(film), `Unknown track type: ${type}`);
      if (type === 17) assert.equal(await failure((await rewritten(film, '-map 0:v:0 -c copy', 'mkv')).content), '');
    }
    for (const [missing, message] of [
      ['TrackNumber', 'Expected track number segment'],
      ['TrackType', 'Expected track type segment'],
      ['CodecID', 'Expected codec'],
      ['PixelWidth', 'Expected width segment'],
      ['PixelHeight', 'Expected height segment'],
    ] as const)
      assert.equal(await failure(file(without(missing))), message);
    for (const stray of [file(without(null), cluster(3)), matroska(cluster())]) assert.match(await failure(stray), /^Cannot destructure property 'codec' of /);
  },
);
