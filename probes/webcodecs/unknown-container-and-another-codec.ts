import assert from 'node:assert/strict';
import type {MediaParserVideoTrack} from '@remotion/media-parser';
import {canCopyAudioTrack, canCopyVideoTrack, type ConvertMediaContainer} from '@remotion/webcodecs';
import {inNode} from '../lib/probe';

const outputContainer = 'mkv' as ConvertMediaContainer;
const inputTrack = {codecEnum: 'vp9', width: 640, height: 360, rotation: 0} as MediaParserVideoTrack;

export default inNode(
  'For an unknown container, canCopyAudioTrack() and canCopyVideoTrack() are false if another option rules the copy out, and throw otherwise.',
  () => {
    const audio = (outputAudioCodec: 'aac' | 'opus' | null) =>
      canCopyAudioTrack({inputCodec: 'opus', inputContainer: 'webm', outputContainer, outputAudioCodec});
    assert.equal(audio('aac'), false);
    for (const codec of ['opus', null] as const) assert.throws(() => audio(codec), {message: 'Unhandled container: mkv'});

    const video = (options: object) =>
      canCopyVideoTrack({
        ...{inputTrack, inputContainer: 'webm', outputContainer, outputVideoCodec: null, rotationToApply: 0, resizeOperation: null},
        ...options,
      });
    for (const options of [{outputVideoCodec: 'h264'}, {rotationToApply: 90}, {resizeOperation: {mode: 'width', width: 320}}])
      assert.equal(video(options), false);
    assert.throws(() => video({}), {message: 'Unhandled codec: mkv'});
  },
);
