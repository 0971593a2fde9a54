import assert from 'node:assert/strict';
import {fitText, measureText} from '@remotion/layout-utils';
import {inNode} from '../lib/probe';

type Element = {style: Record<string, string>; innerText: string; getBoundingClientRect(): {width: number; height: number}};

const measured: Element[] = [];
let onPage = 0;
/** A page with one font, Found, in which letters are half as wide as high, and a spacing in pixels does not grow; others are 0.6 wide, like the default. */
const page = {
  createElement: (): Element => ({
    style: {},
    innerText: '',
    getBoundingClientRect() {
      measured.push(this);
      const size = Number.parseFloat(this.style.fontSize ?? '');
      const {letterSpacing = '0'} = this.style;
      const spacing = letterSpacing.endsWith('em') ? Number.parseFloat(letterSpacing) * size : Number.parseFloat(letterSpacing);
      const letter = this.style.fontFamily?.includes('Found') ? 0.5 : 0.6;
      return {width: this.innerText.length * (size * letter + spacing), height: size * 1.2};
    },
  }),
  body: {appendChild: () => onPage++, removeChild: () => onPage--},
};
const getComputedStyle = ({style}: Element) => ({fontFamily: style.fontFamily ?? '"Times New Roman"'});

export default inNode(
  'measureText() puts an element with white-space: pre into the body and removes it; its check throws if both sizes are those without the family, not for a list with a font that is there. fitText() scales from 100 pixels.',
  () => {
    const {document, window} = globalThis;
    Object.assign(globalThis, {document: page, window: {getComputedStyle}});
    try {
      const font = {fontFamily: 'Found', fontSize: 40};
      assert.deepEqual(measureText({...font, text: 'Departures', textTransform: 'uppercase', fontWeight: 700}), {width: 200, height: 48});
      const {style, innerText} = measured[0]!;
      assert.deepEqual([onPage, innerText, style.whiteSpace, style.textTransform, style.fontWeight], [0, 'Departures', 'pre', 'uppercase', '700']);

      const check = (fontFamily: string) => measureText({text: 'Departures', fontSize: 40, fontFamily, validateFontIsLoaded: true});
      assert.equal(check('Found').width, 200);
      assert.equal(check('Lantern, Found').width, 200);
      assert.throws(() => check('Quayside'), {
        message: [
          'Called measureText() with "fontFamily": "Quayside" but it looks like the font is not loaded at the time of calling.',
          'A measurement with the fallback font "Times New Roman" was taken and had the same dimensions, indicating that the browser used the fallback font.',
          'See https://remotion.dev/docs/layout-utils/best-practices for best practices.',
        ].join('\n'),
      });
      // A generic family that is the default of the browser is refused, too.
      assert.throws(() => check('serif'), /it looks like the font is not loaded/);

      const fit = (letterSpacing: string) => fitText({text: 'Nightingale', withinWidth: 500, fontFamily: 'Found', letterSpacing}).fontSize;
      const drawn = (letterSpacing: string) => measureText({text: 'Nightingale', fontFamily: 'Found', fontSize: fit(letterSpacing), letterSpacing}).width;
      assert.equal(drawn('0.2em').toFixed(6), '500.000000');
      assert.equal(measured.find((each) => each.innerText === 'Nightingale')?.style.fontSize, '100px');
      assert.ok(drawn('20px') > 510, String(drawn('20px')));
      assert.deepEqual(
        [fitText({text: '', withinWidth: 500, fontFamily: 'Found'}).fontSize, fitText({text: 'a', withinWidth: 0, fontFamily: 'Found'}).fontSize],
        [Infinity, 0],
      );
    } finally {
      Object.assign(globalThis, {document, window});
    }
  },
);
