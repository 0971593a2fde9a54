import assert from 'node:assert/strict';
import {getSilentParts} from '@remotion/renderer';
import {made, media} from '../lib/media';
import {slowInNode} from '../lib/probe';

const PAUSE = '-f lavfi -i sine=sample_rate=48000 -t 6 -af volume=volume=0:enable=between(t\\,2\\,4) -c:a libmp3lame';

export default slowInNode(
  'A pause of two seconds is a silent part unless at least three are asked for, and the audible parts are all the rest of the file.',
  async () => {
    const src = await made('pause.mp3', PAUSE);
    const {silentParts, audibleParts, durationInSeconds} = await getSilentParts({src, logLevel: 'error'});
    assert.deepEqual([silentParts.length, audibleParts.length], [1, 2]);
    const {startInSeconds, endInSeconds} = silentParts[0]!;
    assert.ok(Math.abs(startInSeconds - 2) < 0.05 && Math.abs(endInSeconds - 4) < 0.05);
    assert.deepEqual(audibleParts, [
      {startInSeconds: 0, endInSeconds: startInSeconds},
      {startInSeconds: endInSeconds, endInSeconds: durationInSeconds},
    ]);
    const longer = await getSilentParts({src, minDurationInSeconds: 3, logLevel: 'error'});
    assert.deepEqual([longer.silentParts, longer.audibleParts], [[], [{startInSeconds: 0, endInSeconds: durationInSeconds}]]);
    await assert.rejects(getSilentParts({src, minDurationInSeconds: 0, logLevel: 'error'}), {
      message: 'minDurationInSeconds must be greater than 0, but was 0',
    });
    await assert.rejects(getSilentParts({src, noiseThresholdInDecibels: 30, logLevel: 'error'}), {
      message: 'noiseThresholdInDecibels must be less than 30, but was 30',
    });
    await assert.rejects(getSilentParts({src: await media('silent.mp4'), logLevel: 'error'}), /^Error: Compositor error: Could not find audio stream in /);
    await assert.rejects(getSilentParts({src: 'pause.mp3', logLevel: 'error'}), /^Error: Compositor error: No such file or directory/);
    await assert.rejects(getSilentParts({src: await media('tone.wav'), logLevel: 'error'}), /^Error: Compositor error: Invalid argument/);
  },
);
