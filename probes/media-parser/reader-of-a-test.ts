import assert from 'node:assert/strict';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';
import {serveFile} from '../lib/serve';

export default inNode(
  'readSampleRate() of the page reads a path with nodeReader, as in a test, and a URL with the default, webReader, which refuses the path.',
  async () => {
    const {readSampleRate} = sampleOf<{readSampleRate: (src: string, reader?: typeof nodeReader) => Promise<number>}>(
      ['docs/media-parser/web-reader.mdx'],
      'src/sample-rate.ts',
    );
    const file = await media('tone-44100.wav');
    assert.equal(await readSampleRate(file, nodeReader), 44_100);
    const {origin, close} = await serveFile(file);
    assert.equal(await readSampleRate(`${origin}/tone.wav`), 44_100);
    close();
    await assert.rejects(readSampleRate(file));
  },
);
