import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {made, media, type MediaName} from '../lib/media';
import {slowInNode} from '../lib/probe';

export default slowInNode(
  'Of these files only a plain MP4 has fps; durationInSeconds is null for transport streams, AAC, fragmented MP4 and live WebM, where slowDurationInSeconds has a value, and the two agree elsewhere.',
  async () => {
    const fields = {fps: true, durationInSeconds: true, slowDurationInSeconds: true} as const;
    const live = await made('live.webm', `-i ${await media('plain.webm')} -c copy -live 1`);
    const table: [MediaName | 'live.webm', number | null, 'known' | 'null'][] = [
      ['plain.mp4', 30, 'known'],
      ['plain.webm', null, 'known'],
      ['tone.wav', null, 'known'],
      ['tone.mp3', null, 'known'],
      ['live.webm', null, 'null'],
      ['plain.ts', null, 'null'],
      ['tone.aac', null, 'null'],
      ['fragmented.mp4', null, 'null'],
    ];
    for (const [name, rate, duration] of table) {
      const {fps, durationInSeconds, slowDurationInSeconds} = await parseMedia({
        src: name === 'live.webm' ? live : await media(name),
        reader: nodeReader,
        fields,
        acknowledgeRemotionLicense: true,
      });
      assert.equal(fps, rate, name);
      assert.equal(durationInSeconds, duration === 'null' ? null : slowDurationInSeconds, name);
      assert.ok(slowDurationInSeconds > 1.9, name);
    }
  },
);
