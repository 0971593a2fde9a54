import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'An empty text measures 0 by 0, two lines are as wide as the longer and twice as high, and all words are equally high.',
  async (stage) => {
    const sizes = await stage.compute('measure', {texts: ['', 'Vienna', 'gypsy', 'Vienna\nLinz', 'Vienna ']});
    const [empty, vienna, gypsy, lines, space] = sizes;
    assert.deepEqual(empty, {width: 0, height: 0});
    assert.equal(vienna?.height, gypsy?.height);
    assert.equal(lines?.width, vienna?.width);
    assert.equal(lines?.height, 2 * (vienna?.height ?? 0));
    assert.ok((space?.width ?? 0) > (vienna?.width ?? 0));
  },
);
