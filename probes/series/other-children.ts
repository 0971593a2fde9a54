import assert from 'node:assert/strict';
import {Thumbnail} from '@remotion/player';
import {createElement, Fragment, type ElementType, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {Series} from 'remotion';
import {inNode} from '../lib/probe';

const frame = {durationInFrames: 90, fps: 30, compositionWidth: 320, compositionHeight: 180, frameToDisplay: 25, noSuspense: true};

const shown = (children: ReactNode) => () =>
  renderToString(createElement(Thumbnail as ElementType, {...frame, component: () => createElement(Fragment, null, children)}));

const scene = (children: ReactNode, key?: string) => createElement(Series.Sequence, {key, durationInFrames: 10, children});
const series = (...children: ReactNode[]) => createElement(Series, null, ...children);
const Step = () => scene('Boil');

export default inNode(
  'A series takes fragments, arrays, null and false, and throws for another component and for text; a scene throws outside a series and directly in another scene.',
  () => {
    assert.match(shown(series(null, scene('Boil'), false, ' ', createElement(Fragment, null, scene('Add'), [scene('Serve', 'serve')])))(), /Serve/);
    const only = 'The <Series /> component only accepts a list of <Series.Sequence /> components as its children, but';
    assert.throws(shown(series(scene('Boil'), createElement(Step))), {message: `${only} got [object Object] instead`});
    assert.throws(shown(series(scene('Boil'), 'then')), {message: `${only} you passed a string "then"`});
    const outside = {message: 'This component must be inside a <Series /> component.'};
    assert.throws(shown(scene('Boil')), outside);
    assert.throws(shown(series(...['one', 'two', 'three'].map((name) => scene(scene(name), name)))), outside);
    assert.match(shown(series(scene(series(scene('a'))), scene(series(scene('b'))), scene(series(scene('Nested')))))(), /Nested/);
  },
);
