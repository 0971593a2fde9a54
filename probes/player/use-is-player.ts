import assert from 'node:assert/strict';
import {Player, Thumbnail} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Experimental} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'Of the three members of Experimental, useIsPlayer() works: it returns true in a component inside a Player or a Thumbnail and false elsewhere, on the same page too, and Clipper throws.',
  () => {
    assert.deepEqual(Object.keys(Experimental).toSorted(), ['Clipper', 'Null', 'useIsPlayer']);
    const Scene = () => createElement('b', null, String(Experimental.useIsPlayer()));
    const video = {component: Scene, durationInFrames: 30, fps: 30, compositionWidth: 64, compositionHeight: 36, noSuspense: true};
    const inside = (tag: unknown, props: object) => createElement(tag as ElementType, {...video, ...props});
    const player = inside(Player, {acknowledgeRemotionLicense: true});
    const markup = renderToStaticMarkup(createElement('div', null, player, inside(Thumbnail, {frameToDisplay: 0}), createElement(Scene)));
    assert.deepEqual(markup.match(/<b>\w+<\/b>/g), ['<b>true</b>', '<b>true</b>', '<b>false</b>']);
    assert.throws(() => renderToStaticMarkup(createElement(Experimental.Clipper as ElementType)), /<Clipper> has been removed as of Remotion v4\.0\.228/);
  },
);
