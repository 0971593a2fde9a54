import assert from 'node:assert/strict';
import fs from 'node:fs';
import {hasBeenAborted, mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {made} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'seek(4.5) in a WAV of 44,100 hertz on disk fails with ERR_OUT_OF_RANGE, seek(4) does not, and with a File seek(4.5) leads to 4.48 seconds.',
  async () => {
    const path = await made('tone-of-six-seconds.wav', '-f lavfi -i sine=sample_rate=44100 -t 60');
    const first = async (src: string | File, second: number) => {
      const controller = mediaParserController();
      controller.seek(second);
      let found = Number.NaN;
      const call = parseMedia({
        ...{src, controller, acknowledgeRemotionLicense: true, reader: typeof src === 'string' ? nodeReader : undefined},
        onAudioTrack:
          () =>
          ({timestamp}) => {
            found = timestamp / 1_000_000;
            controller.abort();
          },
      });
      await call.catch((error: unknown) => {
        if (!hasBeenAborted(error)) throw error;
      });
      return found;
    };
    await assert.rejects(first(path, 4.5), {code: 'ERR_OUT_OF_RANGE', message: /The value of "start" is out of range\. It must be an integer\./});
    assert.equal(await first(path, 4), 4);
    assert.equal(await first(new File([fs.readFileSync(path)], 'tone.wav'), 4.5), 4.48);
  },
);
