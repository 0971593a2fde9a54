import assert from 'node:assert/strict';
import {createElement as h, Fragment} from 'react';
import {Sequence} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {inNode} from '../lib/probe';

const size = {width: 1280, height: 720, fps: 30, durationInFrames: 90};

export default inNode(
  'The style pointerEvents: none of a sequence is that of the div around its children; what comes after all sequences in the code comes after their boxes in the markup, and so lies above them.',
  () => {
    const markup = markupAt(
      () => h(Fragment, null, h(Sequence, {style: {pointerEvents: 'none'}, children: h('i')}), h(Sequence, {children: h('u')}), h('b')),
      size,
      0,
    );
    const [first = '', second = ''] = [...markup.matchAll(/<div style="([^"]*)"/g)].map(([, style]) => style!);
    assert.deepEqual([first.includes('pointer-events:none'), second.includes('pointer-events')], [true, false]);
    assert.match(markup, /<i><\/i><\/div><div [^>]*><u><\/u><\/div><b><\/b>$/);
  },
);
