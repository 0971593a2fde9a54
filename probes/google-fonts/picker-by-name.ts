import assert from 'node:assert/strict';
import {getAvailableFonts} from '@remotion/google-fonts';
import {inNode} from '../lib/probe';
import {sampleOf} from '../lib/page-sample';

type Sample = {findFonts(words: string): {fontFamily: string}[]; loadByName(fontFamily: string): Promise<{fontFamily: string; waitUntilDone(): Promise<void>}>};

export default inNode(
  'The loadByName() of the font picker loads one file of Yeseva One, and rejects for Molle, which has no normal style, and for families without a latin subset; load() imports the module of a family.',
  async () => {
    const {findFonts, loadByName} = sampleOf<Sample>(['docs/font-picker.mdx'], 'app/find-fonts');
    const faces: string[] = [];
    const fonts = new Set<unknown>();
    const globals = {
      FontFace: class {
        constructor(name: string) {
          faces.push(name);
        }
        load = () => Promise.resolve(this);
      },
      document: {fonts},
    };
    Object.assign(globalThis, globals);
    try {
      const {fontFamily, waitUntilDone} = await loadByName('Yeseva One');
      await waitUntilDone();
      assert.deepEqual([fontFamily, faces, fonts.size], ['Yeseva One', ['Yeseva One'], 1]);
      await assert.rejects(loadByName('Molle'), {message: 'The font Molle does not have a style normal'});
      await assert.rejects(loadByName('Noto Color Emoji'), {message: "weight: 400 subset: latin is not available for 'Noto Color Emoji'"});
      assert.deepEqual(faces, ['Yeseva One']);
      assert.equal(findFonts('NOTO sans').length, 20);
      const {getInfo} = await getAvailableFonts()
        .find((font) => font.fontFamily === 'Space Mono')!
        .load();
      assert.equal(getInfo().fontFamily, 'Space Mono');
    } finally {
      for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
    }
  },
);
