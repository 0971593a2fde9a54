import assert from 'node:assert/strict';
import {renderToStaticMarkup} from 'react-dom/server';
import type {ReactElement} from 'react';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Module = {glOption: {description: () => ReactElement}};

export default inNode("The renderer's own notes on the option gl say that angle has a small memory leak, which could crash long renders.", () => {
  const {glOption} = installed<Module>('@remotion/renderer/dist/options/gl.js');
  const text = renderToStaticMarkup(glOption.description()).replaceAll(/<[^>]*>/g, '');
  assert.match(text, /the default was angle, however it turns out to have a small memory leak that could crash long Remotion renders\./);
});
