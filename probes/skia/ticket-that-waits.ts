import assert from 'node:assert/strict';
import * as remotion from 'remotion';
import {loadedWith} from '../lib/loaded-with';
import {mounted} from '../lib/mounted';
import {sampleOf} from '../lib/page-sample';
import {slowInNode} from '../lib/probe';

const CORE = '@shopify/react-native-skia/lib/commonjs/skia/core';

type Hooks = {useImage(source: string): object | null; useFont(source: string, size: number): object | null};

export default slowInNode(
  'In a render, useImage() and useFont() of React Native Skia open no handle while they load; TicketStub opens one with its first render and keeps it until its image has arrived.',
  async () => {
    const page = globalThis as unknown as {window?: Record<string, unknown>};
    page.window = {process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30_000, remotion_delayRenderTimeouts: {}, remotion_attempt: 1};
    const labels = () => Object.values(page.window?.remotion_delayRenderTimeouts as Record<string, {label: string}>).map(({label}) => label.split('\n')[0]);
    try {
      const asked: string[] = [];
      const Data = {fromURI: (uri: string) => (asked.push(uri), new Promise(() => {}))};
      const given = {
        '../Skia': {Skia: {Data, Image: {MakeImageFromEncoded() {}}, Typeface: {MakeFreeTypeFaceFromData() {}}}},
        '../../Platform': {Platform: {OS: 'web'}},
      };
      const data = {...given, './Data': loadedWith(`${CORE}/Data.js`, given)};
      const {useImage} = loadedWith<Hooks>(`${CORE}/Image.js`, data);
      const {useFont} = loadedWith<Hooks>(`${CORE}/Font.js`, {...data, './Typeface': loadedWith(`${CORE}/Typeface.js`, data)});
      assert.equal(mounted(() => useImage('/ticket.png')).render(), null);
      assert.equal(mounted(() => useFont('/ticket.ttf', 20)).render(), null);
      await new Promise(setImmediate);
      assert.deepEqual([asked, labels()], [['/ticket.png', '/ticket.ttf'], []]);

      let image: object | null = null;
      const {TicketStub} = sampleOf<{TicketStub: () => unknown}>(['docs/skia/skia-canvas.mdx'], 'src/TicketStub.tsx', {
        '@remotion/skia': {SkiaCanvas: 'canvas'},
        '@shopify/react-native-skia': {Image: 'img', useImage: () => image},
        remotion: {...remotion, useVideoConfig: () => ({width: 640, height: 360})},
      });
      const ticket = mounted(TicketStub);
      for (const _ of [1, 2]) {
        ticket.render();
        assert.deepEqual(labels(), ['Loading ticket.png']);
      }
      image = {};
      ticket.render();
      assert.deepEqual(labels(), []);
    } finally {
      delete page.window;
    }
  },
);
