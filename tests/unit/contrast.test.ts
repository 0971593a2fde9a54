import assert from 'node:assert/strict';
import {test} from 'node:test';
import {token, type Mode} from '../../plugins/tokens/read';
import {COLORS} from '../../src/components/brand/colors';

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const CODE = ['comment', 'keyword', 'string', 'number', 'function', 'type', 'property', 'punctuation'].map((role) => `code-${role}`);

/** Text needs 4.5:1, controls and marks 3:1, on every background that they appear on. */
const PAIRS: {ink: string[]; grounds: string[]; least: number}[] = [
  {ink: ['ink', 'ink-soft', 'ink-quiet', 'accent', 'accent-strong', 'playhead-text', 'proven', 'danger'], grounds: ['paper', 'raised', 'sunken'], least: 4.5},
  {ink: [...CODE, 'ink', 'ink-quiet', 'proven'], grounds: ['code-ground'], least: 4.5},
  {ink: ['on-accent'], grounds: ['accent'], least: 4.5},
  {ink: ['playhead', 'control'], grounds: ['paper', 'raised', 'sunken'], least: 3},
];

/** A background with a translucent tint over it, as highlighted and changed lines of code have. */
function tinted(ground: string, tint: string): string {
  const [r = 0, g = 0, b = 0, percent = 0] = (tint.match(/\d+/g) ?? []).map(Number);
  const channels = [r, g, b].map((channel, index) => {
    const below = parseInt(ground.slice(1 + 2 * index, 3 + 2 * index), 16);
    return Math.round(below + ((channel - below) * percent) / 100);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

for (const mode of ['light', 'dark'] satisfies Mode[]) {
  test(`${mode}: code on lit, added and removed lines reaches 4.5:1`, () => {
    for (const tint of ['lit-line', 'added-line', 'removed-line']) {
      const ground = tinted(token(mode, 'code-ground'), token(mode, tint));
      for (const name of [...CODE, 'ink']) {
        const ratio = contrast(token(mode, name), ground);
        assert.ok(ratio >= 4.5, `--${name} on --${tint} (${ground}): ${ratio.toFixed(2)}:1`);
      }
    }
  });

  for (const {ink, grounds, least} of PAIRS) {
    test(`${mode}: ${ink.join(', ')} on ${grounds.join(', ')} reach ${least}:1`, () => {
      for (const name of ink) {
        for (const ground of grounds) {
          const ratio = contrast(token(mode, name), token(mode, ground));
          assert.ok(
            ratio >= least,
            `${mode} mode: --${name} on --${ground} is ${ratio.toFixed(2)}:1, and has to be ${least}:1; both are in src/css/tokens.css`,
          );
        }
      }
    });
  }
}

test('the brand page shows the colors that the site has', () => {
  for (const {token: name, light, dark} of COLORS)
    assert.deepEqual([light, dark], [token('light', name), token('dark', name)], `src/components/brand/colors.ts has another ${name} than src/css/tokens.css`);
});
