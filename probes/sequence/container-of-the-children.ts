import assert from 'node:assert/strict';
import {createElement, type ElementType} from 'react';
import {Loop, Sequence, Series, useVideoConfig} from 'remotion';
import {markupAt, valuesOf} from '../lib/at-frame';
import {inNode} from '../lib/probe';

const video = {width: 320, height: 180, fps: 30, durationInFrames: 90};

const Size = () => createElement('b', null, `${useVideoConfig().width} x ${useVideoConfig().height}`);
const child = createElement(Size, {key: 'size'});
const inSequence = (props: object) => createElement(Sequence as ElementType, props, child);
const inSeries = (props: object) => createElement(Series, null, createElement(Series.Sequence as ElementType, {durationInFrames: 60, ...props}, child));
const inLoop = (props: object) => createElement(Loop as ElementType, {durationInFrames: 60, ...props}, child);

export default inNode(
  'A sequence, a scene and a loop put children into a div that fills the frame as a flex row, or that has their width and height; with the layout none into none. A name changes nothing.',
  () => {
    for (const element of [inSequence, inSeries, inLoop]) {
      const markup = (props: object = {}) => markupAt(() => element(props), video, 10);
      assert.match(markup(), /^<div style="[^"]*"><b>320 x 180<\/b><\/div>$/);
      const rules = Object.fromEntries(
        ['position', 'display', 'top', 'left', 'width', 'height', 'flex-direction'].map((name) => [name, valuesOf(markup(), name)[0]]),
      );
      assert.deepEqual(rules, {position: 'absolute', display: 'flex', top: '0', left: '0', width: '100%', height: '100%', 'flex-direction': undefined});
      assert.equal(markup({layout: 'none'}), '<b>320 x 180</b>');
      assert.equal(markup({name: 'Tide'}), markup());
      assert.equal(markup({showInTimeline: false}), markup());
      assert.deepEqual(valuesOf(markup({style: {padding: 8, top: 4}}), 'padding'), ['8px']);
    }
    for (const element of [inSequence, inSeries]) {
      const markup = markupAt(() => element({width: 200, height: 100, className: 'box'}), video, 10);
      assert.deepEqual(
        ['width', 'height', 'class'].map((name) => valuesOf(markup, name)[0]),
        ['200px', '100px', 'box'],
      );
      assert.match(markup, /<b>200 x 100<\/b>/);
      assert.equal(
        markupAt(() => element({layout: 'none', className: 'box'}), video, 10),
        '<b>320 x 180</b>',
      );
    }
  },
);
