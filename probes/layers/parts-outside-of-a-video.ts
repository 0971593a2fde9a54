import assert from 'node:assert/strict';
import {Star} from '@remotion/shapes';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {AbsoluteFill, Freeze, Sequence} from 'remotion';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const markup = <Props extends object>(component: ComponentType<Props>, props: Props) => renderToStaticMarkup(createElement(component, props));

export default inNode(
  'Outside a composition, a Star is an SVG and an AbsoluteFill a div, also on a server; a Sequence throws for its missing video, a Freeze for its missing frame. The rating of the page has as many golden stars as were given.',
  () => {
    assert.match(markup(Star, {points: 5, innerRadius: 5, outerRadius: 12}), /^<svg .*<path /);
    assert.match(markup(AbsoluteFill, {children: 'Ebb'}), /^<div style="[^"]*">Ebb<\/div>$/);
    assert.throws(() => markup(Sequence as ComponentType<{children: string}>, {children: 'Ebb'}), {
      message: /^No video config found\. You are probably calling useVideoConfig\(\) from a component which has not been registered as a <Composition \/>\./,
    });
    assert.throws(() => markup(Freeze, {frame: 3, children: 'Ebb'}), {
      message: /^useCurrentFrame\(\) can only be called inside a component that was registered as a composition\./,
    });
    const {Rating} = sampleOf<{Rating: ComponentType<{stars: number}>}>(['docs/standalone.mdx'], 'app/Rating.tsx');
    for (const stars of [1, 4]) assert.equal(markup(Rating, {stars}).split('#ca8a04').length - 1, stars);
  },
);
