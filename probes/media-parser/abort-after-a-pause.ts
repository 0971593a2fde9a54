import assert from 'node:assert/strict';
import {setTimeout as wait} from 'node:timers/promises';
import {hasBeenAborted, mediaParserController, parseMedia, type MediaParserReaderInterface} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {slowInNode} from '../lib/probe';

/** The error of a call that is paused while it reads, as by the click of a button, and then aborted and resumed. */
async function errorAfterAPause(src: string): Promise<unknown> {
  const controller = mediaParserController();
  let samples = 0;
  let isPaused = false;
  const reader: MediaParserReaderInterface = {
    ...nodeReader,
    async read(options) {
      const result = await nodeReader.read(options);
      const stream = result.reader.reader;
      const read = stream.read.bind(stream);
      stream.read = async () => {
        if (samples >= 5 && !isPaused) {
          isPaused = true;
          controller.pause();
        }
        return read();
      };
      return result;
    },
  };
  const call = parseMedia({src, reader, controller, acknowledgeRemotionLicense: true, onVideoTrack: () => () => void samples++});
  const error = call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  while (!isPaused) await wait(1);
  await wait(20);
  controller.abort();
  controller.resume();
  return error;
}

export default slowInNode(
  'A call that is paused while it reads rejects after abort() and resume() with a plain Error that says Aborted, which hasBeenAborted() does not recognize.',
  async () => {
    const error = await errorAfterAPause(await media('long.mp4'));
    assert.ok(error instanceof Error);
    assert.deepEqual([error.name, error.message, error.cause, hasBeenAborted(error)], ['Error', 'Aborted', undefined, false]);
  },
);
