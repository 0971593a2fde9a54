import assert from 'node:assert/strict';
import {BrowserSafeApis} from '@remotion/renderer/client';
import {createElement, type FC} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inNode} from '../lib/probe';

export default inNode('The option enableMultiProcessOnLinux is true by default, and its own description says that it will be removed in Remotion v5.0.', () => {
  const {enableMultiprocessOnLinuxOption: option} = BrowserSafeApis.options;
  assert.deepEqual(option.getValue({commandLine: {}}).value, true);
  const text = renderToStaticMarkup(createElement(option.description as FC, {})).replace(/<[^>]*>/g, '');
  assert.match(text, /This flag will be removed in Remotion v5\.0\.$/);
});
