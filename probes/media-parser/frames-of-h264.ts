import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {parseMedia, type MediaParserVideoSample} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {installed} from '../lib/installed';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

const CONTAINERS = path.join(__dirname, '../../node_modules/@remotion/media-parser/dist/containers');
const {getKeyFrameOrDeltaFromAvcInfo: kind} = installed<{getKeyFrameOrDeltaFromAvcInfo(infos: object[]): string}>(
  '@remotion/media-parser/dist/containers/avc/key.js',
);

export default inNode(
  'Of the parsers of containers, only that of AVI gives samples an avc, of H.264: whether a frame refers to others in both directions, and its place in the order; in MP4, Matroska and transport streams they have none.',
  async () => {
    for (const name of ['silent.mp4', 'hevc.mp4', 'plain.mkv', 'plain.webm', 'plain.ts'] as const) {
      const samples: MediaParserVideoSample[] = [];
      const src = await media(name);
      await parseMedia({src, reader: nodeReader, acknowledgeRemotionLicense: true, onVideoTrack: () => (sample) => void samples.push(sample)});
      assert.ok(samples.length > 10 && samples.every(({avc}) => avc === undefined), name);
    }
    const files = fs.readdirSync(CONTAINERS, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.js'));
    const giving = files.filter((file) => /^ *avc: /m.test(fs.readFileSync(path.join(CONTAINERS, file), 'utf8')));
    assert.deepEqual(giving, ['riff/parse-movi.js']);
    const delta = (isBidirectionalFrame: boolean) => kind([{type: 'delta-frame', isBidirectionalFrame, poc: 4}]);
    assert.deepEqual([kind([{type: 'keyframe', poc: 0}]), delta(false), delta(true)], ['key', 'delta', 'bidirectional']);
  },
);
