import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

const WORDS = `(text) => [...new Intl.Segmenter(undefined, {granularity: 'word'}).segment(text)].map(({segment}) => segment)`;

export default inBrowser('Intl.Segmenter finds words in Japanese, Chinese and Thai, where a split at spaces finds one.', async (stage) => {
  const page = await stage.page();
  for (const text of ['川は昨夜凍った。', '昨晚河流结冰了。', 'แม่น้ำเป็นน้ำแข็ง']) {
    const words = await page.evaluate<string[]>(`(${WORDS})(${JSON.stringify(text)})`);
    assert.equal(text.split(' ').length, 1);
    assert.ok(words.length >= 4, `${text}: ${words.join(' | ')}`);
    assert.equal(words.join(''), text);
  }
});
