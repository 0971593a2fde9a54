import assert from 'node:assert/strict';
import type {TransitionPresentation, TransitionPresentationComponentProps} from '@remotion/transitions';
import {none} from '@remotion/transitions/none';
import {slide} from '@remotion/transitions/slide';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {AbsoluteFill} from 'remotion';
import {inNode} from '../lib/probe';

type Side = 'entering' | 'exiting';

function around<Options extends Record<string, unknown>>(
  {component, props}: TransitionPresentation<Options>,
  presentationDirection: Side,
  presentationProgress: number,
): string {
  const given = {children: 'Scene', passedProps: props, presentationDirection, presentationDurationInFrames: 20, presentationProgress};
  return renderToStaticMarkup(createElement(component as ComponentType<TransitionPresentationComponentProps<Options>>, given));
}

export default inNode(
  'slide() moves a scene by a percentage of its container, which fills what is around it and centers its children as a flex container in both directions; none() puts each scene into an AbsoluteFill and nothing else.',
  () => {
    assert.match(around(slide(), 'exiting', 1), /transform:translateX\(100%\)/);
    assert.match(around(slide({direction: 'from-bottom'}), 'exiting', 0.5), /transform:translateY\(-50%\)/);
    for (const side of ['entering', 'exiting'] as const) {
      const style = around(slide(), side, 0.5);
      for (const rule of ['width:100%', 'height:100%', 'display:flex', 'align-items:center', 'justify-content:center', 'position:absolute'])
        assert.ok(style.includes(rule), `${rule} in ${style}`);
      const plain = renderToStaticMarkup(createElement(AbsoluteFill, null, 'Scene'));
      assert.deepEqual(
        [0, 0.5, 1].map((progress) => around(none(), side, progress)),
        [plain, plain, plain],
      );
    }
  },
);
