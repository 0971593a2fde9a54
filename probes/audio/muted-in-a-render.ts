import assert from 'node:assert/strict';
import {createElement, type ElementType} from 'react';
import {Audio as Sound} from 'remotion';
import {heardAt, soundsAt} from '../lib/heard';
import {inNode} from '../lib/probe';

export default inNode(
  'A render gets no sound of an <Audio> that is muted or has a volume of 0 in a frame, so there is nothing for it to download; startFrom and endAt alone still cut a sound as trimBefore and trimAfter do.',
  () => {
    const at = (props: object, frame = 20) => heardAt(() => createElement(Sound as ElementType, {src: 'https://example.com/a.mp3', ...props}), frame);
    const [file] = soundsAt(() => createElement(Sound, {src: 'https://example.com/a.mp3'}), 20);
    assert.equal(file?.src, 'https://example.com/a.mp3');
    for (const props of [{muted: true}, {volume: 0}, {volume: () => 0}]) for (const frame of [0, 20, 299]) assert.deepEqual(at(props, frame), []);
    assert.equal(at({}).length, 1);

    for (const frame of [0, 20, 59, 60, 80]) assert.deepEqual(at({startFrom: 30, endAt: 90}, frame), at({trimBefore: 30, trimAfter: 90}, frame));
    assert.match(at({startFrom: 30, endAt: 90}, 20)[0] ?? '', / 50$/);
    assert.deepEqual(at({startFrom: 30, endAt: 90}, 60), []);
  },
);
