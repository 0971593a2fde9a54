import assert from 'node:assert/strict';
import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {useCurrentFrame} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Outside a composition, useCurrentFrame() throws that the component was not registered as one.', () => {
  const Score = () => createElement('p', null, useCurrentFrame());
  assert.throws(() => renderToString(createElement(Score)), {
    message:
      'useCurrentFrame() can only be called inside a component that was registered as a composition. See https://www.remotion.dev/docs/the-fundamentals#defining-compositions',
  });
});
