import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {canCopyVideoTrack} from '@remotion/webcodecs';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'canCopyVideoTrack() accepts a rotation of 180° only with the same rotationToApply, and one of 90° in neither case, unless the video is square.',
  async () => {
    const {tracks} = await parseMedia({src: await media('plain.mp4'), reader: nodeReader, fields: {tracks: true}, acknowledgeRemotionLicense: true});
    const track = tracks.find(({type}) => type === 'video');
    assert.ok(track?.type === 'video');
    const copies = (rotation: number, rotationToApply: number, changes: object = {}) =>
      canCopyVideoTrack({
        ...{inputTrack: {...track, rotation, ...changes}, inputContainer: 'mp4', outputContainer: 'mp4', outputVideoCodec: null},
        ...{rotationToApply, resizeOperation: null},
      });
    assert.equal(copies(180, 0), false);
    assert.equal(copies(180, 180), true);
    assert.equal(copies(90, 0), false);
    assert.equal(copies(90, 90), false);
    for (const rotation of [90, 270]) assert.equal(copies(rotation, rotation, {width: 100, height: 100}), true);
  },
);
