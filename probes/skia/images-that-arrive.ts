import assert from 'node:assert/strict';
import path from 'node:path';
import {installed} from '../lib/installed';
import {loadedWith} from '../lib/loaded-with';
import {mounted} from '../lib/mounted';
import {onePixelPng} from '../lib/one-pixel';
import {slowInNode} from '../lib/probe';

const SKIA = '@shopify/react-native-skia/lib/commonjs';
const WASM = path.join(__dirname, '../../node_modules/canvaskit-wasm/bin/full');

type Loader = {LoadSkia(options: {locateFile(file: string): string}): Promise<void>};
type OnError = (error: Error) => void;
type Images = {useImage(source: string, onError: OnError): {width(): number} | null};
type Fonts = {useFont(source: string, size: number, onError: OnError): object | null};

const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
};

export default slowInNode(
  'useImage() and useFont() of React Native Skia return null until their file is there; for an image that is missing, useImage() stays null and reports “Could not load data”.',
  async () => {
    const {LoadSkia} = installed<Loader>(`${SKIA}/web/LoadSkiaWeb.js`);
    await LoadSkia({locateFile: (file) => path.join(WASM, file)});
    const given = {'../Skia': installed(`${SKIA}/skia/Skia.web.js`), '../../Platform': {Platform: {OS: 'web'}}};
    const data = {...given, './Data': loadedWith(`${SKIA}/skia/core/Data.js`, given)};
    const {useImage} = loadedWith<Images>(`${SKIA}/skia/core/Image.js`, data);
    const {useFont} = loadedWith<Fonts>(`${SKIA}/skia/core/Font.js`, {...data, './Typeface': loadedWith(`${SKIA}/skia/core/Typeface.js`, data)});
    const answers: Record<string, BodyInit> = {'/ticket.png': new Uint8Array(onePixelPng), '/missing.png': 'Not found'};
    const {fetch} = globalThis;
    globalThis.fetch = (url) => Promise.resolve(new Response(answers[url as string]));
    const errors: string[] = [];
    const report = ({message}: Error) => void errors.push(message);
    try {
      const ticket = mounted(() => useImage('/ticket.png', report));
      assert.equal(ticket.render(), null);
      await settled();
      assert.equal(ticket.render()?.width(), 1);
      const missing = mounted(() => useImage('/missing.png', report));
      missing.render();
      await settled();
      assert.equal(missing.render(), null);
      assert.deepEqual(errors, ['Could not load data']);
      assert.equal(mounted(() => useFont('/missing.png', 20, report)).render(), null);
      await settled();
    } finally {
      globalThis.fetch = fetch;
    }
  },
);
