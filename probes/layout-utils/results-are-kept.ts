import assert from 'node:assert/strict';
import {measureText} from '@remotion/layout-utils';
import {inNode} from '../lib/probe';

/** How often something is measured. */
let measured = 0;
/** A page in which no family is there: all text is equally wide with and without it. */
const page = {
  createElement: () => ({style: {}, innerText: '', getBoundingClientRect: () => ({width: 100, height: 20, x: measured++})}),
  body: {appendChild: () => 0, removeChild: () => 0},
};
const getComputedStyle = ({style}: {style: {fontFamily?: string}}) => ({fontFamily: style.fontFamily ?? 'Times'});

export default inNode(
  'measureText() measures a call once, also if fontVariantNumeric or the check comes to it; additionalStyles: {} makes it another call. The check measures twice and skips texts of up to 4 different characters.',
  () => {
    const {document, window} = globalThis;
    Object.assign(globalThis, {document: page, window: {getComputedStyle}});
    const times = (options: Partial<Parameters<typeof measureText>[0]>) => {
      const before = measured;
      measureText({text: '11117 kept', fontFamily: 'Quayside', fontSize: 20, ...options});
      return measured - before;
    };
    try {
      assert.equal(times({}), 1);
      assert.equal(times({}), 0);
      assert.equal(times({fontVariantNumeric: 'tabular-nums'}), 0);
      assert.equal(times({validateFontIsLoaded: true}), 0);
      assert.equal(times({additionalStyles: {}}), 1);
      assert.equal(times({letterSpacing: '2px'}), 1);
      assert.equal(times({text: 'gag ', validateFontIsLoaded: true}), 2);
      assert.equal(times({text: 'abc ', validateFontIsLoaded: true}), 2);
      assert.throws(() => times({text: 'abcd ', validateFontIsLoaded: true}), /it looks like the font is not loaded at the time of calling/);
      // What threw is not kept, and the call without the check that follows is.
      assert.equal(times({text: 'abcd '}), 1);
      assert.equal(times({text: 'abcd ', validateFontIsLoaded: true}), 0);
    } finally {
      Object.assign(globalThis, {document, window});
    }
  },
);
