import assert from 'node:assert/strict';
import {AnimatedEmoji, type AnimatedEmojiProps} from '@remotion/animated-emoji';
import {createElement} from 'react';
import {markupAt} from '../lib/at-frame';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const VIDEO = {width: 320, height: 180, fps: 30, durationInFrames: 300};
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1';
const EDGE_ON_A_PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 EdgiOS/130.0.2849.80 Mobile/15E148 Safari/605.1.15';
const OTHERS = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/133.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
];

type Calculate = (given: {emoji: string; scale: string; format: string}) => string;

const {isWebkit} = installed<{isWebkit(): boolean}>('@remotion/animated-emoji/dist/cjs/is-webkit.js');
const {defaultCalculateEmojiSrc: calculate} = installed<{defaultCalculateEmojiSrc: Calculate}>('@remotion/animated-emoji/dist/cjs/calculate-emoji-src.js');

const markup = (frame: number, props: Partial<AnimatedEmojiProps> = {}) =>
  markupAt(() => createElement('b', null, createElement(AnimatedEmoji, {emoji: 'fire', ...props})), VIDEO, frame);
const fileOf = (props: Partial<AnimatedEmojiProps> = {}) => /src="\/([\w.-]+)/.exec(markup(0, props))?.[1];

export default inNode(
  'An AnimatedEmoji plays MP4 where the user agent is in the form of Safari or names Chrome on an iPhone, else WebM; its scale of three is the number in the name; fire with trimBefore 5 and trimAfter 20 has 15 of 32 frames.',
  () => {
    for (const scale of ['0.5', '1', '2'] as const) assert.equal(fileOf({scale}), `fire-${scale}x.webm`);
    const fileIn = (userAgent: string) => {
      Object.assign(globalThis, {window: {}});
      Object.defineProperty(globalThis, 'navigator', {value: {userAgent}, configurable: true});
      return calculate({emoji: 'fire', scale: '1', format: isWebkit() ? 'hevc' : 'webm'})
        .split('/')
        .pop();
    };
    const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    const files = [[SAFARI, PHONE, EDGE_ON_A_PHONE], OTHERS].map((list) => list.map(fileIn));
    Reflect.deleteProperty(globalThis, 'window');
    if (before) Object.defineProperty(globalThis, 'navigator', before);
    assert.deepEqual(files, [Array(3).fill('fire-1x.mp4'), Array(3).fill('fire-1x.webm')]);

    const seen = Array.from({length: 40}, (_, frame) => markup(frame, {trimBefore: 5, trimAfter: 20}).includes('<video'));
    assert.equal(seen.slice(0, 32).filter(Boolean).length, 15);
    assert.deepEqual([seen.indexOf(false), seen.indexOf(true, 15)], [15, 32]);
  },
);
