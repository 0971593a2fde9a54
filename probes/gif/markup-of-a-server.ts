import assert from 'node:assert/strict';
import {Gif} from '@remotion/gif';
import {createElement} from 'react';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';

const size = {width: 320, height: 180, fps: 30, durationInFrames: 60};

export default inNode('On a server, a Gif is an empty canvas with the width, height, class and styles of its props, and without its id.', () => {
  const markup = (props: object) => markupAt(() => createElement(Gif, {src: 'https://example.com/kettle.gif', ...props}), size, 10);
  assert.equal(markup({}), '<canvas></canvas>');
  assert.equal(
    markup({id: 'kettle', width: 200, height: 100, className: 'sticker', style: {opacity: 0.5}, playbackRate: 2, fit: 'cover'}),
    '<canvas class="sticker" style="opacity:0.5" width="200" height="100"></canvas>',
  );
});
