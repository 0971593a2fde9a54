import assert from 'node:assert/strict';
import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Server = {renderToStaticMarkup: typeof renderToStaticMarkup};

/** What JSX becomes that was compiled for Vue. */
const NODE = {__v_isVNode: true, type: 'b', children: 'Bergen'} as unknown as ReactNode;

export default inNode(
  'A node of Vue as a child of a React element throws “Objects are not valid as a React child”, with __v_isVNode among the keys, and in production “Minified React error #31” with that key.',
  () => {
    const element = createElement('p', null, NODE);
    assert.throws(() => renderToStaticMarkup(element), /Objects are not valid as a React child \(found: object with keys \{__v_isVNode, type, children\}\)/);
    const production = installed<Server>('react-dom/cjs/react-dom-server-legacy.browser.production.js');
    assert.throws(() => production.renderToStaticMarkup(element), /Minified React error #31;.*__v_isVNode/);
  },
);
