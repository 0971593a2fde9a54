import assert from 'node:assert/strict';
import {fillTextBox} from '@remotion/layout-utils';
import {inNode} from '../lib/probe';

/** A page in which each letter is 10.3 pixels wide. */
const page = {
  createElement: () => ({
    style: {},
    innerText: '',
    getBoundingClientRect() {
      return {width: this.innerText.length * 10.3, height: 20};
    },
  }),
  body: {appendChild: () => 0, removeChild: () => 0},
};

function fill(maxBoxWidth: number, maxLines: number, texts: string[]): string[] {
  const box = fillTextBox({maxBoxWidth, maxLines});
  return texts.map((text) => {
    const {exceedsBox, newLine} = box.add({text, fontFamily: 'Filled', fontSize: 20});
    return exceedsBox ? 'full' : newLine ? 'new line' : 'same line';
  });
}

export default inNode(
  'A line fits if its rounded-up width is below the box. A first word too wide begins line 2, or fills a box of one; new lines are not checked; a shorter word fits later; only word 1 counts a space before it; 0 lines throw.',
  () => {
    const {document, window} = globalThis;
    Object.assign(globalThis, {document: page, window: {getComputedStyle: () => ({fontFamily: 'Filled'})}});
    try {
      // 7 letters are 72.1 pixels wide.
      assert.deepEqual(fill(73, 1, ['Gangway']), ['full']);
      assert.deepEqual(fill(73.1, 1, ['Gangway']), ['same line']);
      assert.deepEqual(fill(60, 2, ['Gangway', 'x', 'x']), ['new line', 'full', 'full']);
      assert.deepEqual(fill(60, 3, ['Gangway', 'x', 'x']), ['new line', 'new line', 'same line']);
      assert.deepEqual(fill(60, 2, ['a ', 'Gangway ']), ['same line', 'new line']);
      assert.deepEqual(fill(60, 1, ['one ', 'Gangway ', 'x']), ['same line', 'full', 'same line']);
      // A space at the beginning counts for the first word alone, not for those after it.
      assert.deepEqual(fill(80, 1, [' Gangway']), ['full']);
      assert.deepEqual(fill(80, 1, [' a', ' bcdef']), ['same line', 'same line']);
      assert.deepEqual(fill(80, 1, ['- a', ' bcdef']), ['same line', 'full']);
      assert.deepEqual(fill(80, 2, ['Gangway', ' a', ' bcdef']), ['same line', 'new line', 'same line']);
      assert.throws(() => fill(60, 0, ['x']), /lineToUse is not iterable/);
    } finally {
      Object.assign(globalThis, {document, window});
    }
  },
);
