import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {rejectsWith} from '../lib/render-options';

export default inNode(
  'preferLossless overrides audioCodec, so that h264 needs mkv or mov, and a separate file is refused whose extension contradicts codec, audioCodec or preferLossless.',
  async () => {
    const options = {audioCodec: 'mp3', preferLossless: true} as const;
    assert.match(await rejectsWith(options), /the h264 codec with the pcm-16 audio codec, the output filename must end in one of the following: mkv, mov\./);
    assert.match(await rejectsWith({...options, outputLocation: 'x.mov'}), /no-such-b/);
    assert.match(
      await rejectsWith({separateAudioTo: 'x.opus'}),
      /The codec is h264 but the audio codec derived from --separate-audio-to is opus\. The only supported codecs are: aac, pcm-16, mp3/,
    );
    const contradicts = /derived from --separate-audio-to is mp3, but does not match the audio codec derived from (.*)\. Remove any conflicting options\./;
    assert.equal(contradicts.exec(await rejectsWith({separateAudioTo: 'x.mp3', audioCodec: 'aac'}))?.[1], 'your Audio Codec setting (aac)');
    assert.equal(contradicts.exec(await rejectsWith({separateAudioTo: 'x.mp3', preferLossless: true}))?.[1], 'the "Prefer lossless" option (pcm-16)');
    assert.match(await rejectsWith({separateAudioTo: 'x.wav', preferLossless: true}), /no-such-b/);
  },
);
