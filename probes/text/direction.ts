import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

/** Where words in boxes of their own stand, and the period behind an unbroken sentence. */
const PLACES = `(dir) => {
  document.body.innerHTML = '<div style="width: 600px; font-size: 40px"' + (dir ? ' dir="' + dir + '"' : '') + '>' +
    ['منارة', 'على', 'البحر'].map((word) => '<span style="display: inline-block">' + word + '</span>').join(' ') + '</div><p>' + 'لم يسمعه أحد.' + '</p>';
  const paragraph = document.querySelector('p');
  if (dir) paragraph.dir = dir;
  const at = (index) => {
    const range = document.createRange();
    range.setStart(paragraph.firstChild, index);
    range.setEnd(paragraph.firstChild, index + 1);
    return range.getBoundingClientRect().left;
  };
  const lefts = [...document.querySelectorAll('span')].map((word) => word.getBoundingClientRect().left);
  return {lefts, first: at(0), period: at(paragraph.textContent.length - 1)};
}`;

export default inBrowser(
  'With dir="auto", Arabic words in boxes stand from right to left and the period at the left end; without it, both are the other way around.',
  async (stage) => {
    const page = await stage.page();
    const places = (dir?: string) => page.evaluate<{lefts: number[]; first: number; period: number}>(`(${PLACES})(${JSON.stringify(dir ?? '')})`);
    const auto = await places('auto');
    const none = await places();
    assert.deepEqual(
      auto.lefts,
      auto.lefts.toSorted((a, b) => b - a),
    );
    assert.deepEqual(
      none.lefts,
      none.lefts.toSorted((a, b) => a - b),
    );
    assert.ok(auto.period < auto.first, 'the period ends the line at its left');
    assert.ok(none.period > none.first, 'the period stands beyond the first word');
  },
);
