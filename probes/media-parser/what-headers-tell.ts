import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media, type MediaName} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('durationInSeconds and fps are there or null for each container as the table says.', async () => {
  const ask = async (name: MediaName) => {
    const {durationInSeconds, fps} = await parseMedia({
      src: await media(name),
      reader: nodeReader,
      fields: {durationInSeconds: true, fps: true},
      acknowledgeRemotionLicense: true,
    });
    return [durationInSeconds !== null, fps !== null];
  };
  assert.deepEqual(await ask('plain.mp4'), [true, true]);
  assert.deepEqual(await ask('fragmented.mp4'), [false, false]);
  assert.deepEqual(await ask('plain.webm'), [true, false]);
  assert.deepEqual(await ask('plain.mkv'), [true, false]);
  assert.deepEqual(await ask('plain.ts'), [false, false]);
  assert.equal((await ask('tone.mp3'))[0], true);
  assert.equal((await ask('tone.wav'))[0], true);
  assert.equal((await ask('tone.aac'))[0], false);
});
