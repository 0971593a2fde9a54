import assert from 'node:assert/strict';
import {nodeReader} from '@remotion/media-parser/node';
import {convertMedia, type ConvertMediaContainer} from '@remotion/webcodecs';
import {bufferWriter} from '@remotion/webcodecs/buffer';
import {media, type MediaName} from '../lib/media';
import {inNode} from '../lib/probe';

const drop = () => ({type: 'drop' as const});

const converted = async (name: MediaName, container: ConvertMediaContainer) =>
  convertMedia({
    ...{src: await media(name), reader: nodeReader, writer: bufferWriter, container, expectedDurationInSeconds: 2},
    ...(container === 'wav' ? {onAudioTrack: drop, onVideoTrack: drop} : {}),
  });

export default inNode(
  'A result of bufferWriter has the name of the source with its new extension, without a prefix, and the type video/webm, video/mp4 or audio/wav; it can be saved after remove(), and a second one leaves it as it is.',
  async () => {
    const first = await converted('plain.webm', 'webm');
    const second = await converted('plain.webm', 'webm');
    await second.remove();
    const results = [
      await first.save(),
      await second.save(),
      await (await converted('plain.mp4', 'mp4')).save(),
      await (await converted('plain.mov', 'wav')).save(),
    ];
    assert.deepEqual(
      results.map(({name, type}: Blob & {name?: string}) => [name, type]),
      [
        ['plain.webm', 'video/webm'],
        ['plain.webm', 'video/webm'],
        ['plain.mp4', 'video/mp4'],
        ['plain.wav', 'audio/wav'],
      ],
    );
    assert.ok(results.every(({size}) => size > 40));
    assert.equal(results[1]?.size, results[0]?.size);
    assert.notEqual(results[1], results[0]);
    const {resize} = ArrayBuffer.prototype as {resize?: unknown};
    Reflect.deleteProperty(ArrayBuffer.prototype, 'resize');
    try {
      await assert.rejects(converted('plain.webm', 'webm'), {message: 'Could not create buffer writer'});
    } finally {
      Object.defineProperty(ArrayBuffer.prototype, 'resize', {value: resize, configurable: true, writable: true});
    }
  },
);
