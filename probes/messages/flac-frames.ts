import assert from 'node:assert/strict';
import {failure, reading, rewritten} from '../lib/failure';
import {block, description, frame} from '../lib/flac';
import {inNode} from '../lib/probe';

const calm = Buffer.alloc(1024, 3);
/** Samples with the bytes that begin a frame, and two more of a header. */
const like = (...bytes: number[]) => Buffer.concat([calm.subarray(0, 200), Buffer.from([0xff, 0xf8, ...bytes]), calm.subarray(204)]);
const file = (metadata: Buffer, ...frames: Buffer[]) => Buffer.concat([Buffer.from('fLaC'), metadata, ...frames]);
const plain = block(0, description(512), true);

export default inNode(
  'A whole FLAC fails if its samples look like a wrong header; its duration is answered, and FFmpeg reads it. So do blocks of different lengths, uncounted padding, a missing description and tags that are too short.',
  async () => {
    const sound = file(plain, frame(0, calm), frame(1, calm), frame(2, calm));
    assert.deepEqual(await reading(sound), {message: '', samples: 3});
    for (const [samples, message] of [
      [like(0x00, 0x00), 'Reserved block size'],
      [like(0x1f, 0x18), 'Invalid sample rate mode: 1111'],
      [like(0x1a, 0xf8), 'Invalid channel count: 1111'],
    ] as const) {
      const storm = file(plain, frame(0, calm), frame(1, samples), frame(2, calm));
      assert.deepEqual(await reading(storm), {message, samples: 1});
      assert.equal(await failure(storm, {fields: {durationInSeconds: true}}), '');
      const {content, stderr} = await rewritten(storm, '-map 0:a', 'flac', 'wav');
      assert.deepEqual([stderr, await failure(content)], ['', '']);
    }

    const uneven = file(block(0, description(256, 512), true), frame(0, calm), frame(1, calm));
    assert.equal(await failure(uneven), 'Cannot determine timestamp');
    assert.equal(await failure((await rewritten(uneven, '-map 0:a', 'flac', 'wav')).content), '');

    const padded = file(plain, Buffer.alloc(40), frame(0, calm), frame(1, calm));
    assert.equal(await failure(padded), 'Invalid sync code');
    assert.deepEqual(await reading((await rewritten(padded, '-map 0:a', 'flac', 'wav')).content), {message: '', samples: 1});

    const bare = file(block(1, Buffer.alloc(4), true), frame(0, calm));
    assert.equal(await failure(bare), 'Expected flac-streaminfo');
    assert.match((await rewritten(bare, '-map 0:a', 'flac', 'wav')).stderr, /Invalid data found when processing input/);

    const tags = Buffer.concat([Buffer.from([4, 0, 0, 0]), Buffer.from('tide'), Buffer.alloc(4), Buffer.alloc(2)]);
    const tagged = file(Buffer.concat([block(0, description(512), false), block(4, tags, true)]), frame(0, calm));
    assert.equal(await failure(tagged), 'expected 0 bytes, got 2');
    assert.equal(await failure((await rewritten(tagged, '-map 0:a', 'flac', 'wav')).content), '');
  },
);
