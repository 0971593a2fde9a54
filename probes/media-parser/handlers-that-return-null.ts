import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'onVideoTrack and onAudioTrack are called once for each track; with a function the file is read to its end, and if all return null, no sample is parsed.',
  async () => {
    const src = await media('plain.mp4');
    const read = async (wanted: boolean) => {
      const calls: string[] = [];
      let samples = 0;
      const handler = () => (wanted ? () => void samples++ : null);
      const {internalStats, size} = await parseMedia({
        src,
        reader: nodeReader,
        fields: {internalStats: true, size: true},
        acknowledgeRemotionLicense: true,
        onVideoTrack: ({track, container}) => (calls.push(`${track.type} ${container}`), handler()),
        onAudioTrack: ({track, container}) => (calls.push(`${track.type} ${container}`), handler()),
      });
      assert.deepEqual(calls.sort(), ['audio mp4', 'video mp4']);
      return {samples, parsed: (size ?? 0) - internalStats.skippedBytes, size: size ?? 0};
    };
    const all = await read(true);
    assert.ok(all.samples > 300 && all.parsed === all.size, JSON.stringify(all));
    const none = await read(false);
    assert.ok(none.samples === 0 && none.parsed < all.size / 4, JSON.stringify(none));
  },
);
