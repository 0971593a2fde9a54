import assert from 'node:assert/strict';
import {getAvailableFonts} from '@remotion/google-fonts';
import {getInfo, loadFont} from '@remotion/google-fonts/NotoColorEmoji';
import {getInfo as textFont} from '@remotion/google-fonts/Inter';
import {inNode} from '../lib/probe';
import {hasCodePoint} from '../lib/unicode-ranges';

type Page = {remotion_delayRenderTimeouts: Record<string, {label: string}>};

export default inNode(
  'The Google fonts contain Noto Color Emoji, whose files hold the ten digits, as those of a text font do, and none of the letters; in a render, a handle is open until its files are there.',
  () => {
    assert.ok(getAvailableFonts().some(({fontFamily}) => fontFamily === 'Noto Color Emoji'));
    const ranges = Object.values(getInfo().unicodeRanges).join(',');
    const [digits, letters] = ['0123456789', 'aZ'].map((text) => Array.from(text, (character) => character.codePointAt(0)!)) as [number[], number[]];
    assert.ok(digits.every((code) => hasCodePoint(ranges, code)) && !letters.some((code) => hasCodePoint(ranges, code)));
    assert.ok(digits.every((code) => hasCodePoint(textFont().unicodeRanges.latin, code)));
    const page = {
      remotion_delayRenderTimeouts: {},
      ...{remotion_attempt: 1, remotion_puppeteerTimeout: 30_000, process: {env: {NODE_ENV: 'production'}}},
    } as unknown as Page;
    const globals = {
      window: page,
      FontFace: class {
        load = () => new Promise(() => {});
      },
    };
    const {setTimeout} = globalThis;
    globalThis.setTimeout = (() => 0) as unknown as typeof setTimeout;
    Object.assign(globalThis, globals);
    try {
      loadFont();
      const labels = Object.values(page.remotion_delayRenderTimeouts).map(({label}) => label);
      assert.ok(labels.length > 0 && labels.every((label) => label.includes('Noto Color Emoji')));
    } finally {
      globalThis.setTimeout = setTimeout;
      for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
    }
  },
);
