import assert from 'node:assert/strict';
import {Circle} from '@remotion/shapes';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'Chrome reports “Error: <svg> attribute width: A negative value is not valid” for a <Circle> with a negative radius, which is not refused.',
  async (stage) => {
    const markup = renderToStaticMarkup(createElement(Circle, {radius: -10}));
    const page = await stage.page();
    const said = new Promise<string>((resolve) => page.on('console', (message) => resolve(message.text())));
    await page.evaluate((html) => void (document.body.innerHTML = html), markup);
    assert.match(await said, /^Error: <svg> attribute width: A negative value is not valid\./);
  },
);
