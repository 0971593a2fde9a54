import assert from 'node:assert/strict';
import {createElement, type Context, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

export default inNode(
  'Without the connection to its server, the Studio shows “The studio server has disconnected.”, and nothing of it while it is connected.',
  () => {
    const icon = {setAttribute() {}};
    const {document, window} = globalThis;
    Object.assign(globalThis, {window: {addEventListener() {}}, document: {getElementById: () => icon}});
    try {
      const {ServerDisconnected} = installed<{ServerDisconnected: ElementType}>('@remotion/studio/dist/components/Notifications/ServerDisconnected.js');
      const {StudioServerConnectionCtx} = installed<{StudioServerConnectionCtx: Context<object>}>('@remotion/studio/dist/helpers/client-id.js');
      const shown = (type: string) =>
        renderToStaticMarkup(createElement(StudioServerConnectionCtx.Provider, {value: {previewServerState: {type}}}, createElement(ServerDisconnected)));
      assert.match(shown('disconnected'), /The studio server has disconnected\./);
      assert.deepEqual([shown('connected'), shown('init')], ['', '']);
    } finally {
      Object.assign(globalThis, {document, window});
    }
  },
);
