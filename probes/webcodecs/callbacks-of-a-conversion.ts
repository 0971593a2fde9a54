import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {convertMedia} from '@remotion/webcodecs';
import {bufferWriter} from '@remotion/webcodecs/buffer';
import {media} from '../lib/media';
import {slowInNode} from '../lib/probe';

export default slowInNode(
  'convertMedia() and parseMedia() call onContainer and onIsHdr several times, onIsHdr of SDR also with the field, and others once; convertMedia() never calls onDurationInSeconds and returns no fields.',
  async () => {
    const src = await media('plain.mp4');
    const counting = () => {
      const calls: Record<string, number> = {};
      const count = (name: string) => () => void (calls[name] = (calls[name] ?? 0) + 1);
      const callbacks = {
        ...{onContainer: count('container'), onIsHdr: count('isHdr'), onSize: count('size'), onTracks: count('tracks')},
        ...{onDimensions: count('dimensions'), onFps: count('fps'), onSlowFps: count('slowFps'), onVideoCodec: count('videoCodec')},
        ...{onDurationInSeconds: count('durationInSeconds'), onSlowDurationInSeconds: count('slowDurationInSeconds'), onMetadata: count('metadata')},
      };
      return {calls, callbacks};
    };
    const once = {size: 1, tracks: 1, dimensions: 1, fps: 1, slowFps: 1, videoCodec: 1, slowDurationInSeconds: 1, metadata: 1};
    const check = ({container, isHdr, ...others}: Record<string, number>, expected: object) => {
      assert.deepEqual(others, expected);
      assert.ok(isHdr && isHdr > 1);
      return container;
    };

    const conversion = counting();
    const result = await convertMedia({
      ...{src, reader: nodeReader, writer: bufferWriter, container: 'mp4', fields: {size: true, fps: true} as never},
      ...conversion.callbacks,
    });
    assert.ok(check(conversion.calls, once)! > 1);
    assert.deepEqual(Object.keys(result).sort(), ['finalState', 'remove', 'save']);

    const parse = async (fields: object) => {
      const {calls, callbacks} = counting();
      await parseMedia({src, reader: nodeReader, acknowledgeRemotionLicense: true, fields, ...callbacks, onVideoTrack: () => () => undefined});
      return check(calls, {...once, durationInSeconds: 1});
    };
    assert.ok((await parse({}))! > 1);
    assert.equal(await parse({container: true, isHdr: true}), 1);
  },
);
