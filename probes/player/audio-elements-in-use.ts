import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Audio, OffthreadVideo, Sequence, Video} from 'remotion';
import {inNode} from '../lib/probe';

const video = {durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, noSuspense: true, acknowledgeRemotionLicense: true};

const tags = (tag: unknown, count: number) =>
  Array.from({length: count}, (_, index) => createElement(tag as ElementType, {key: index, src: `https://media.example.com/${index}.mp4`}));

const render = (children: unknown, props: object = {}) =>
  renderToStaticMarkup(createElement(Player as ElementType, {...video, component: () => children, ...props}));

const later = (props: object) => createElement(Sequence as ElementType, {from: 30, ...props}, tags(Audio, 6)[5]);

export default inNode(
  'With five shared elements, six Audio components at a time throw, also if one of them is premounted; videos do not count; with 0, each Audio has an element of its own, and six are fine.',
  () => {
    const message = /^Tried to simultaneously mount 6 <Audio \/> tags at the same time\. .*limited to 5 at the same time\./;
    const inUse = (html: string) => html.match(/<audio/g)?.length;
    assert.equal(inUse(render(tags(Audio, 5))), 5);
    assert.throws(() => render(tags(Audio, 6)), {message});
    assert.equal(inUse(render(tags(Audio, 6), {numberOfSharedAudioTags: 6})), 6);
    assert.equal(inUse(render([...tags(Audio, 5), later({})])), 5);
    assert.equal(inUse(render([...tags(Audio, 5), later({premountFor: 29})])), 5);
    assert.throws(() => render([...tags(Audio, 5), later({premountFor: 30})]), {message});
    for (const tag of [Video, OffthreadVideo]) assert.equal(render(tags(tag, 6)).match(/<video/g)?.length, 6);
    const own = render(tags(Audio, 6), {numberOfSharedAudioTags: 0});
    assert.equal(inUse(own), 6);
    assert.equal(own.match(/<audio [^>]*src="https:\/\/media\.example\.com/g)?.length, 6);
  },
);
