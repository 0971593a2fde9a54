import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {ServerResponse} from 'node:http';
import {openApp} from '../lib/app';
import {onePixelPng} from '../lib/one-pixel';
import {inBrowser} from '../lib/probe';

const FONT = path.join(__dirname, '../../node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff2');

const APP = `
const {createElement, useEffect, useLayoutEffect} = require('react');
const said = (window.said = []);
const Box = () => {
  useLayoutEffect(() => void said.push('layout effect ' + document.querySelector('#box').offsetWidth), []);
  return createElement('div', {id: 'box', style: {width: 120}});
};
requestAnimationFrame(() => said.push('picture'));
const {flushSync} = require('react-dom');
const root = require('react-dom/client').createRoot(document.body.appendChild(document.createElement('main')));
flushSync(() => root.render(createElement(Box)));
said.push('rendered');
`;

export default inBrowser(
  'An image without a size is 0 pixels high until it is loaded, and text is as wide as in the fallback until its font is there; a layout effect measures an element that is in its place, before it is painted.',
  async (stage) => {
    let pending: ServerResponse | undefined;
    const origin = await stage.serve((request, response) => {
      response.setHeader('access-control-allow-origin', '*');
      if (request.url === '/font') return void response.end(fs.readFileSync(FONT));
      response.writeHead(200, {'content-type': 'image/png'});
      pending = response;
    });
    const page = await openApp(stage, APP);
    await page.waitForFunction('window.said.length === 3');
    assert.deepEqual(await page.evaluate('window.said'), ['layout effect 120', 'rendered', 'picture']);

    await page.evaluate(`document.body.innerHTML = '<img src="${origin}/pixel.png" style="width: 50px">'`);
    while (!pending) await new Promise((resolve) => void setTimeout(resolve, 10));
    assert.equal(await page.evaluate('document.querySelector("img").offsetHeight'), 0);
    pending.end(onePixelPng);
    await page.waitForFunction('document.querySelector("img").complete');
    assert.equal(await page.evaluate('document.querySelector("img").offsetHeight'), 50);

    const width = (family: string) =>
      page.evaluate(`(() => {
      document.body.innerHTML = '<span style="font: 40px ${family}">Low water at noon</span>';
      return document.querySelector('span').getBoundingClientRect().width;
    })()`);
    const [early, fallback] = [await width('Harbor, monospace'), await width('monospace')];
    assert.equal(early, fallback);
    await page.evaluate(`(async () => void document.fonts.add(await new FontFace('Harbor', 'url(${origin}/font)').load()))()`);
    assert.notEqual(await width('Harbor, monospace'), fallback);
  },
);
