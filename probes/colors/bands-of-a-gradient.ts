import assert from 'node:assert/strict';
import {interpolateColors} from 'remotion';
import {inNode} from '../lib/probe';

const channels = (color: string) => /rgba?\((\d+), (\d+), (\d+)/.exec(color)!.slice(1).map(Number);

/** The widths of the stretches in which the blue channel stays the same. */
function bands(width: number, [from, to]: [string, string]): number[] {
  const blue = Array.from({length: width}, (_, x) => channels(interpolateColors(x + 0.5, [0, width], [from, to]))[2]!);
  return [...new Set(blue)].map((value) => blue.filter((each) => each === value).length);
}

export default inNode(
  'From #101828 to #1d3050, the blue channel has 41 of 256 values, so across 1920 pixels each is about 47 pixels wide, across 600 about 15; with twice the contrast, bands are half as wide.',
  () => {
    const colors: [string, string] = ['#101828', '#1d3050'];
    const wide = bands(1920, colors);
    assert.equal(wide.length, 41);
    assert.equal(Math.round(1920 / wide.length), 47);
    assert.equal(Math.round(600 / bands(600, colors).length), 15);
    assert.equal(bands(1920, ['#101828', '#2a4878']).length, 81);
  },
);
