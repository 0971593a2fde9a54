import assert from 'node:assert/strict';
import {Countdown} from '../../demos/countdown/Countdown';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Format = {formatTime(seconds: number): string};
type Short = {Countdown(props: {seconds?: number}): null};

export default inNode(
  'Seconds become minutes and, from an hour on, hours. At one frame per second, ten minutes are 600 frames and each shows its second. In the short form, 0:00 comes with the end of the time and not before.',
  () => {
    const {formatTime} = sampleOf<Format>(['docs/recipes/countdown.mdx'], 'format-time');
    assert.deepEqual([600, 59.2, 3599, 3600, 3725].map(formatTime), ['10:00', '01:00', '59:59', '01:00:00', '01:02:05']);

    const slow = {width: 1280, height: 720, fps: 1, durationInFrames: 600};
    const shown = (frame: number) => />(\d+)<\/text>/.exec(markupAt(Countdown, slow, frame, {seconds: 600}))?.[1];
    assert.deepEqual([0, 1, 300, 599].map(shown), ['600', '599', '300', '1']);

    const short = sampleOf<Short>(['docs/recipes/count-up.mdx'], 'Countdown').Countdown;
    const clock = (frame: number) => markupAt(short, {...slow, fps: 30, durationInFrames: 3000}, frame).replace(/<[^>]*>/g, '');
    assert.deepEqual([0, 1, 30, 2699, 2700, 2999].map(clock), ['1:30', '1:30', '1:29', '0:01', '0:00', '0:00']);
  },
);
