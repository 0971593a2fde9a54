import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'The parser awaits a handler before it calls it for the next sample, calls only the function returned for the last one, before it resolves, and none if that returned nothing; an exception rejects the call.',
  async () => {
    const src = await media('silent.mp4');
    const read = async (returns: (frame: number) => boolean) => {
      const calls: string[] = [];
      let [frames, running] = [0, 0];
      await parseMedia({
        src,
        reader: nodeReader,
        acknowledgeRemotionLicense: true,
        onVideoTrack: () => async () => {
          const frame = ++frames;
          assert.equal(++running, 1);
          await new Promise(setImmediate);
          running--;
          return returns(frame) ? () => void calls.push(`end of ${frame}`) : undefined;
        },
      });
      return [...calls, `${frames} frames`];
    };
    assert.deepEqual(await read(() => true), ['end of 60', '60 frames']);
    for (const returned of [30, 59]) assert.deepEqual(await read((frame) => frame === returned), ['60 frames']);

    let handled = 0;
    const failure = new Error('the handler had enough');
    const call = parseMedia({
      src,
      reader: nodeReader,
      acknowledgeRemotionLicense: true,
      onVideoTrack: () => () => {
        if (++handled === 3) throw failure;
      },
    });
    await assert.rejects(call, (error) => error === failure);
    assert.equal(handled, 3);
  },
);
