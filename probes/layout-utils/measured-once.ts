import assert from 'node:assert/strict';
import {fillTextBox, fitText, fitTextOnNLines, measureText} from '@remotion/layout-utils';
import {inNode} from '../lib/probe';

let measured: {text: string; weight: string | undefined}[] = [];
/** A page in which bold letters are twice as wide. */
const page = {
  createElement: () => ({
    style: {fontSize: '', fontWeight: ''},
    innerText: '',
    getBoundingClientRect() {
      measured.push({text: this.innerText, weight: this.style.fontWeight});
      return {width: this.innerText.length * Number.parseFloat(this.style.fontSize) * (this.style.fontWeight === '700' ? 1 : 0.5), height: 20};
    },
  }),
  body: {appendChild: () => 0, removeChild: () => 0},
};

export default inNode(
  'The same call of measureText(), fitText() or fitTextOnNLines() again measures nothing, fitText() not for another width either, while another font size is measured anew. Each word of a box may have options of its own.',
  () => {
    const {document, window} = globalThis;
    Object.assign(globalThis, {document: page, window: {getComputedStyle: () => ({fontFamily: 'Found'})}});
    const times = (call: () => unknown) => {
      measured = [];
      call();
      return measured.length;
    };
    const font = {fontFamily: 'Found'};
    try {
      const text = 'A line of the measurement';
      const calls = [
        () => measureText({...font, text, fontSize: 30}),
        () => fitText({...font, text: `${text} s`, withinWidth: 700}),
        () => fitTextOnNLines({...font, text: `${text} n`, maxLines: 2, maxBoxWidth: 700}),
      ];
      for (const call of calls) {
        assert.ok(times(call) > 0);
        for (const _ of [1, 2, 3]) assert.equal(times(call), 0);
      }
      assert.equal(
        times(() => fitText({...font, text: `${text} s`, withinWidth: 300})),
        0,
      );
      for (const fontSize of [30.5, 31])
        assert.equal(
          times(() => measureText({...font, text, fontSize})),
          1,
        );

      const added = (weights: (number | undefined)[]) => {
        const box = fillTextBox({maxBoxWidth: 101, maxLines: 2});
        return weights.map((fontWeight, index) => box.add({...font, text: `word${index}`, fontSize: 20, fontWeight}).newLine);
      };
      assert.deepEqual(added([undefined, undefined]), [false, false]);
      assert.deepEqual(added([undefined, 700]), [false, true]);
    } finally {
      Object.assign(globalThis, {document, window});
    }
  },
);
