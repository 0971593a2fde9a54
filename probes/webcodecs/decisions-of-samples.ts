import assert from 'node:assert/strict';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Handler = (given: object) => unknown;
type Options = {container: string; onVideoTrack: Handler; onAudioTrack: Handler};

/** Functions of samples that are given these functions in place of those of the package. */
const sample = <Exports>(page: string, name: string, convertMedia: (options: Options) => unknown = (options) => options) =>
  sampleOf<Exports>([`docs/webcodecs/${page}.mdx`], name, {
    '@remotion/webcodecs': {convertMedia, defaultOnAudioTrackHandler: () => ({type: 'copy'}), defaultOnVideoTrackHandler: () => 'default'},
  });

export default inNode(
  'The samples turn an upright video by the quarter turns that are asked for, also backward, and leave a plain one to the default, keep the first audio track alone, and try WebM if MP4 fails.',
  async () => {
    const {turnPhoneVideo} = sample<{turnPhoneVideo: (file: object, turns: number) => Options}>('rotate-a-video', 'src/turn-phone-video.ts');
    const turned = (turns: number, rotation: number) => turnPhoneVideo({}, turns).onVideoTrack({track: {rotation}, defaultVideoCodec: 'h264'});
    const encoded = (rotate: number) => ({type: 'reencode', videoCodec: 'h264', rotate});
    assert.deepEqual(
      [turned(0, 0), turned(4, 0), turned(0, 270), turned(1, 270), turned(-1, 0), turned(5, 0)],
      ['default', 'default', encoded(0), encoded(90), encoded(270), encoded(90)],
    );

    const {firstLanguage} = sample<{firstLanguage: (film: object) => Options}>('track-transformation', 'src/first-language.ts');
    const {onAudioTrack} = firstLanguage({});
    assert.deepEqual(
      [2, 3, 4].map((trackId) => onAudioTrack({track: {trackId}})),
      [{type: 'copy'}, {type: 'drop'}, {type: 'drop'}],
    );

    const tried: string[] = [];
    const {convertLecture} = sample<{convertLecture: (file: object) => Promise<unknown>}>('track-transformation', 'src/convert-lecture.ts', ({container}) => {
      tried.push(container);
      return container === 'mp4' ? Promise.reject(new Error('resolved with {"type": "fail"}')) : 'converted';
    });
    assert.deepEqual([await convertLecture({}), tried], ['converted', ['mp4', 'webm']]);
  },
);
