import assert from 'node:assert/strict';
import type {TransitionPresentationComponentProps} from '@remotion/transitions';
import {wipe, type WipeProps} from '@remotion/transitions/wipe';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inNode} from '../lib/probe';

export default inNode(
  'wipe() moves neither scene: no progress changes anything but the path that cuts it. The path cuts the inner element alone, so a background of outerEnterStyle on the outer one covers the whole frame from the beginning.',
  () => {
    const {component, props} = wipe({outerEnterStyle: {background: 'teal'}, innerEnterStyle: {color: 'red'}});
    const at = (presentationDirection: 'entering' | 'exiting', presentationProgress: number) =>
      renderToStaticMarkup(
        createElement(component as ComponentType<TransitionPresentationComponentProps<WipeProps>>, {
          ...{children: 'Scene', passedProps: props, presentationDirection, presentationDurationInFrames: 20, presentationProgress},
        }),
      )
        .replaceAll(/ d="[^"]*"/g, '')
        .replaceAll(/(id="|url\(#)[^")]*/g, '$1');
    for (const direction of ['entering', 'exiting'] as const) {
      const markups = new Set([0.1, 0.4, 0.6, 0.9].map((progress) => at(direction, progress)));
      assert.equal(markups.size, 1);
      assert.doesNotMatch([...markups][0]!, /transform|translate|[;"]left:[1-9]/);
    }
    const [outer = '', inner = ''] = [...at('entering', 0.1).matchAll(/<div style="([^"]*)"/g)].map(([, style]) => style!);
    assert.ok(outer.includes('background:teal') && !outer.includes('clip-path'));
    assert.ok(inner.includes('clip-path:url(') && inner.includes('color:red'));
  },
);
