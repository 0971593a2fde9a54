import assert from 'node:assert/strict';
import {getAvailableFonts} from '@remotion/google-fonts';
import {getInfo, loadFont} from '@remotion/google-fonts/NotoColorEmoji';
import {getInfo as textFont} from '@remotion/google-fonts/Inter';
import {inNode} from '../lib/probe';

type Page = {remotion_delayRenderTimeouts: Record<string, {label: string}>};

/** Whether a list such as U+23,U+30-39 has a character. */
const has = (ranges: string, code: number) =>
  ranges.split(',').some((range) => {
    const [first = Number.NaN, last = first] = range
      .trim()
      .replace('U+', '')
      .split('-')
      .map((number) => Number.parseInt(number, 16));
    return code >= first && code <= last;
  });

export default inNode(
  'The Google fonts contain Noto Color Emoji, whose files hold the ten digits, as those of a text font do, and none of the letters; in a render, a handle is open until its files are there.',
  () => {
    assert.ok(getAvailableFonts().some(({fontFamily}) => fontFamily === 'Noto Color Emoji'));
    const ranges = Object.values(getInfo().unicodeRanges).join(',');
    const [digits, letters] = ['0123456789', 'aZ'].map((text) => Array.from(text, (character) => character.codePointAt(0)!)) as [number[], number[]];
    assert.ok(digits.every((code) => has(ranges, code)) && !letters.some((code) => has(ranges, code)));
    assert.ok(digits.every((code) => has(textFont().unicodeRanges.latin, code)));
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
