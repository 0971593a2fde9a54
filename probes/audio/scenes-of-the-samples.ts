import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import * as remotion from 'remotion';
import {heardAt, soundsAt} from '../lib/heard';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Scene = () => ReactNode;
const sample = (page: string, name: string, given = {}) => sampleOf<Record<string, Scene>>([`docs/audio/${page}.mdx`], name, given)[name]!;

export default inNode(
  'RadioEdit is silent from 45 to 59 and at its frame 60 then; the station is heard from 75, seen from 90 at its frame 15; the rushed ending plays 60 frames, then 180 in 90; the seller is mixed to 149, 15 of 90 with a fade.',
  () => {
    const radio = sample('muting', 'RadioEdit');
    assert.deepEqual(
      [44, 45, 59, 60].map((frame) => heardAt(radio, frame)),
      [['interview.mp3 44'], [], [], ['interview.mp3 60']],
    );

    const pictures: string[] = [];
    const OffthreadVideo = ({src, trimBefore = 0}: {src: string; trimBefore?: number}) => {
      pictures.push(`${src} ${remotion.useCurrentFrame() + trimBefore}`);
      return null;
    };
    const early = sample('from-video', 'EarlySound', {remotion: {...remotion, OffthreadVideo}});
    const seen = (frame: number) => {
      pictures.length = 0;
      return [...heardAt(early, frame), ...pictures];
    };
    assert.deepEqual(seen(74), ['/letter.mp4 74']);
    assert.deepEqual(seen(75), ['station.mp4 0', '/letter.mp4 75']);
    assert.deepEqual(seen(90), ['station.mp4 15', '/station.mp4 15']);

    const ending = sample('speed', 'RushedEnding');
    const rates = [0, 59, 60, 149, 150].map((frame) => soundsAt(ending, frame).map(({mediaFrame, playbackRate}) => [mediaFrame, playbackRate]));
    assert.deepEqual(rates, [[[0, 1]], [[59, 1]], [[60, 2]], [[149, 2]], []]);

    const market = sample('order-of-operations', 'MarketScene');
    const seller = (frame: number) => soundsAt(market, frame).find(({src}) => src.endsWith('seller.wav'));
    // At a volume of 0, it is left out.
    assert.deepEqual(
      [60, 61, 149, 150].map((frame) => seller(frame)?.mediaFrame),
      [undefined, 31, 119, undefined],
    );
    assert.deepEqual(
      [61, 74, 75, 149].map((frame) => seller(frame)?.volume.toFixed(3)),
      ['0.067', '0.933', '1.000', '1.000'],
    );
    assert.equal(90 * (seller(100)?.playbackRate ?? 0), 112.5);
  },
);
