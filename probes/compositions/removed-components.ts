import assert from 'node:assert/strict';
import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {Experimental} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Experimental.Null and Experimental.Clipper are still exported, and throw that they were removed as of 4.0.228.', () => {
  for (const name of ['Null', 'Clipper'] as const)
    assert.throws(() => renderToString(createElement(Experimental[name] as () => null)), {
      message: `<${name}> has been removed as of Remotion v4.0.228. The native clipping APIs were experimental and subject to removal at any time. We removed them because they were sparingly used and made rendering often slower rather than faster.`,
    });
});
