import assert from 'node:assert/strict';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Img} from 'remotion';
import {inNode} from '../lib/probe';

const ATTRIBUTES = {
  ...{alt: 'A vase', title: 'Vase', id: 'vase', className: 'round', width: 640, height: 360, draggable: false, tabIndex: 0, role: 'img', lang: 'nl'},
  ...{'aria-label': 'Vase', 'data-room': 'hall', decoding: 'sync', loading: 'eager', referrerPolicy: 'no-referrer', style: {opacity: 0.5}},
} as const;

export default inNode('An <Img> passes all attributes of an <img> on to it: text, sizes, classes, styles, ARIA and data attributes.', () => {
  const plain = renderToStaticMarkup(createElement('img', ATTRIBUTES));
  assert.equal(renderToStaticMarkup(createElement(Img as unknown as 'img', {...ATTRIBUTES, src: '/vase.jpg'})), plain);
});
