import assert from 'node:assert/strict';
import {createElement as h, type ElementType, type ReactNode} from 'react';
import {Sequence, Series, useCurrentFrame} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {inNode} from '../lib/probe';
import {loadedWith} from '../lib/loaded-with';

const VIDEO = {width: 320, height: 180, fps: 30, durationInFrames: 120};

const Frame = ({name}: {name: string}) => h('b', null, name, useCurrentFrame());

const parts = (Type: ElementType) => ['a', 'b'].map((name) => h(Type, {key: name, durationInFrames: 30, children: h(Frame, {name})}));

/** The series with the switch for version 5 turned on. */
const {Series: Switched} = loadedWith<{Series: typeof Series}>('remotion/dist/cjs/series/index.js', {
  '../v5-flag.js': {ENABLE_V5_BREAKING_CHANGES: true},
});

export default inNode(
  'With the switch for version 5, a Series takes the props of a Sequence, such as from and name, and shows at each frame what a Series within a Sequence with these props shows today; without it, it ignores them.',
  () => {
    const props = {from: 20, name: 'Credits', durationInFrames: 50, style: {opacity: 0.5}};
    const seen = (scene: () => ReactNode) => Array.from({length: VIDEO.durationInFrames}, (_, frame) => markupAt(scene, VIDEO, frame));
    const switched = seen(() => h(Switched as ElementType, props, parts(Switched.Sequence)));
    const wrapped = seen(() => h(Sequence, {...props, children: h(Series, null, parts(Series.Sequence))}));
    assert.deepEqual(switched, wrapped);
    assert.equal(switched[19], '');
    assert.match(switched[20]!, /opacity:0\.5.*<b>a(<!-- -->)?0<\/b>/);
    assert.match(switched[69]!, /<b>b(<!-- -->)?19<\/b>/);
    assert.equal(switched[70], '');
    const today = seen(() => h(Series as ElementType, props, parts(Series.Sequence)));
    assert.match(today[0]!, /<b>a(<!-- -->)?0<\/b>/);
    assert.doesNotMatch(today[0]!, /opacity:0\.5/);
  },
);
