import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

/** Components in a page that counts open handles as a render does. */
const APP = `
  import {createElement as h, StrictMode, useEffect, useState} from 'react';
  import {createRoot} from 'react-dom/client';
  import {flushSync} from 'react-dom';
  import {continueRender, delayRender} from 'remotion';
  Object.assign(window, {process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30000, remotion_attempt: 1, remotion_delayRenderTimeouts: {}});
  const open = () => Object.values(window.remotion_delayRenderTimeouts).map(({label}) => label);
  const Initializer = () => { useState(() => delayRender('initializer')); return null; };
  const Body = () => { delayRender('body'); return null; };
  const Cleanup = () => {
    const [handle] = useState(() => delayRender('cleanup'));
    useEffect(() => () => continueRender(handle), [handle]);
    return null;
  };
  const root = createRoot(document.body);
  const show = (Component) => flushSync(() => root.render(Component ? h(Component) : null));
  window.course = (name) => {
    const Component = {Initializer, Body, Cleanup}[name];
    for (let frame = 0; frame < 3; frame++) show(Component);
    const mounted = open();
    show(null);
    const unmounted = open();
    for (const handle of Object.keys(window.remotion_delayRenderTimeouts)) continueRender(Number(handle));
    return [mounted, unmounted, window.remotion_renderReady];
  };
`;

export default inBrowser(
  'Over three frames, a component opens one handle in the initializer of a state, and three in its body; none is closed when it unmounts, unless the cleanup of an effect does.',
  async (stage) => {
    const page = await openApp(stage, APP);
    const course = (name: string) => page.evaluate(`window.course('${name}')`);
    const one = ['initializer'];
    const three = ['body', 'body', 'body'];
    assert.deepEqual(await course('Initializer'), [one, one, true]);
    assert.deepEqual(await course('Body'), [three, three, true]);
    assert.deepEqual(await course('Cleanup'), [['cleanup'], [], true]);
  },
);
