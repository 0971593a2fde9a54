import assert from 'node:assert/strict';
import {build} from 'esbuild';
import {inBrowser} from '../lib/probe';

/** A file before and after it was saved: its exports are registered as the Studio does, under the same id. */
const APP = `
import runtime from 'react-refresh/runtime';
runtime.injectIntoGlobalHook(window);
const {createElement, useState} = require('react');
const helpers = require('./node_modules/@remotion/bundler/dist/fast-refresh/helpers.js').default;

const counter = (id, note, inner) => () => {
  const [count, set] = useState(0);
  return createElement('div', null, createElement('button', {id, onClick: () => set(count + 1)}, note + ' ' + count), inner && createElement(inner));
};
const file = (note) => {
  const Harbor = counter('exported', note, counter('private', note));
  Object.defineProperty(Harbor, 'name', {value: 'Harbor'});
  const exported = {Harbor};
  helpers.registerExportsForReactRefresh(exported, './src/Harbor.tsx');
  return exported;
};
const {Harbor} = file('old');
const root = require('react-dom/client').createRoot(document.body.appendChild(document.createElement('main')));
root.render(createElement(Harbor));
window.save = () => {
  const boundary = helpers.isReactRefreshBoundary(file('new'));
  runtime.performReactRefresh();
  return boundary;
};
`;

export default inBrowser(
  'After an update, a component that its file exports keeps its state in the Studio, and one that it does not export loses it.',
  async (stage) => {
    const {outputFiles} = await build({
      stdin: {contents: APP, resolveDir: process.cwd()},
      ...{bundle: true, write: false, logLevel: 'error', define: {'process.env.NODE_ENV': '"development"', __webpack_module__: '{}'}},
    });
    const page = await stage.page();
    await page.addScriptTag({content: outputFiles[0]?.text ?? ''});
    for (const id of ['exported', 'private']) {
      await page.click(`#${id}`);
      await page
        .getByText('old 1')
        .nth(id === 'exported' ? 0 : 1)
        .waitFor();
    }
    assert.equal(await page.evaluate('save()'), true);
    await page.getByText('new').first().waitFor();
    assert.deepEqual(await page.locator('button').allTextContents(), ['new 1', 'new 0']);
  },
);
