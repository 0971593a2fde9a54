import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

const COUNTED = `(text) => ({codePoints: [...text].length, segments: [...new Intl.Segmenter('en', {granularity: 'grapheme'}).segment(text)].map(({segment}) => segment)})`;

export default inBrowser(
  'Intl.Segmenter finds 3 letters among the 7 code points of a Hindi word, and 1 in a family of 7, a flag, a skin tone and an accent.',
  async (stage) => {
    const page = await stage.page();
    const count = (text: string) => page.evaluate<{codePoints: number; segments: string[]}>(`(${COUNTED})(${JSON.stringify(text)})`);
    assert.deepEqual(await count('क्षितिज'), {codePoints: 7, segments: ['क्षि', 'ति', 'ज']});
    assert.deepEqual((await count('👩‍👩‍👧‍👦')).codePoints, 7);
    const whole = ['👩‍👩‍👧‍👦', '👩‍🚀', '👍🏽', '🇵🇹', 'e\u0301'];
    assert.deepEqual((await count(whole.join(''))).segments, whole);
  },
);
