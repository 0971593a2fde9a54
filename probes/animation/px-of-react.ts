import assert from 'node:assert/strict';
import {makeTransform, rotate, translateX} from '@remotion/animation-utils';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inNode} from '../lib/probe';

export default inNode(
  'React adds px to left: 40, but neither within a transform string nor to the numbers of opacity, scale and zIndex; makeTransform() takes plain angles as degrees and plain lengths as pixels.',
  () => {
    const style = {left: 40, opacity: 0.5, scale: 1.2, zIndex: 3, transform: 'translateX(40)'};
    assert.equal(renderToStaticMarkup(createElement('i', {style})), '<i style="left:40px;opacity:0.5;scale:1.2;z-index:3;transform:translateX(40)"></i>');
    assert.equal(makeTransform([rotate(15), translateX(40)]), 'rotate(15deg) translateX(40px)');
  },
);
