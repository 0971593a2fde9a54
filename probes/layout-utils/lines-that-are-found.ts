import assert from 'node:assert/strict';
import {fitTextOnNLines} from '@remotion/layout-utils';
import {inNode} from '../lib/probe';

const sizes = new Set<string>();
const page = {
  createElement: () => ({
    style: {fontSize: '', fontStretch: ''},
    innerText: '',
    /** Half of the font size for each letter, twice as much where it is stretched. */
    getBoundingClientRect() {
      sizes.add(this.style.fontSize);
      return {width: this.innerText.length * Number.parseFloat(this.style.fontSize) * (this.style.fontStretch ? 1 : 0.5), height: 20};
    },
  }),
  body: {appendChild: () => 0, removeChild: () => 0},
};

export default inNode(
  'fitTextOnNLines() tries up to 18 sizes of at most 2 decimals, ends each word with a space, breaks at spaces only, forgets additionalStyles of earlier words, and gives 0.1 and no lines if nothing fits.',
  () => {
    const {document, window} = globalThis;
    Object.assign(globalThis, {document: page, window: {getComputedStyle: () => ({fontFamily: 'Found'})}});
    const fit = (options: Partial<Parameters<typeof fitTextOnNLines>[0]>) => {
      sizes.clear();
      return fitTextOnNLines({text: 'pier-four at ten', fontFamily: 'Found', maxLines: 1, maxBoxWidth: 1000, ...options});
    };
    try {
      // 17 letters of half the size, one space at the end included, below 1000 pixels.
      const one = fit({});
      assert.deepEqual(one, {fontSize: 117.52, lines: ['pier-four at ten ']});
      assert.ok(sizes.size <= 18 && sizes.size >= 16, String(sizes.size));
      assert.deepEqual(fit({maxLines: 3, maxFontSize: 150}), {fontSize: 150, lines: ['pier-four at ', 'ten ']});
      assert.deepEqual(fit({maxBoxWidth: 0}), {fontSize: 0.1, lines: []});
      assert.deepEqual(fit({text: 'harbormaster', maxLines: 2, maxFontSize: 300}).lines, ['', 'harbormaster ']);
      assert.throws(() => fit({maxLines: 0}), /lineToUse is not iterable/);
      for (const maxLines of [1.5, -1]) assert.throws(() => fit({maxLines}), /Invalid array length/);
      // The width of the whole line with the style would need 58.75; only the last word of each attempt has it.
      assert.equal(fit({additionalStyles: {fontStretch: '200%'}}).fontSize, 95.14);
    } finally {
      Object.assign(globalThis, {document, window});
    }
  },
);
