import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {figures} from '../../checks/figures';
import {readCorpus} from '../../core/corpus/corpus';
import {readFigures} from '../../core/figures/read';
import {WIDTHS} from '../../figures/kit/canvas';
import {layOut} from '../../figures/kit/diagram-layout';
import {wrap} from '../../figures/kit/text';
import {cardOf} from '../../plugins/figures';

const ROOT = path.join(__dirname, '../..');

test('the check names what is wrong with a figure, and where', async () => {
  const {findings, count} = await figures.run(readCorpus(path.join(ROOT, 'tests/fixtures/figures')));
  assert.equal(count, 4);
  assert.deepEqual(
    findings.map(({file, message}) => `${file}: ${message}`),
    [
      'figures/does-not-draw/Drawing.tsx: It cannot be drawn: No ink is left.',
      'figures/without-alt/meta.ts: alt: Required',
      'figures/unseen/meta.ts: No page shows the figure.',
      'docs/page.mdx: There is no figure "shwon".',
      'docs/page.mdx: The figure "shown" is on this page twice.',
    ],
  );
});

test('a figure is drawn for a column and for a phone, in colors of the site', async () => {
  const {figures: all, problems} = await readFigures(ROOT);
  const drawn = all.filter(({picture}) => !picture);
  assert.deepEqual(problems, []);
  assert.ok(drawn.length >= 60, `${drawn.length} figures`);
  for (const {id, wide, narrow} of drawn) {
    assert.match(wide, new RegExp(`^<svg viewBox="0 0 ${WIDTHS.wide} `), id);
    assert.match(narrow, new RegExp(`^<svg viewBox="0 0 ${WIDTHS.narrow} `), id);
    for (const drawing of [wide, narrow]) {
      assert.doesNotMatch(drawing, /NaN|undefined|Infinity/, id);
      assert.doesNotMatch(drawing, /(?:fill|stroke)="(?!none|var\(--|color-mix\(in srgb,var\(--)/, id);
      for (const [, size] of drawing.matchAll(/font-size="([\d.]+)"/g)) assert.ok(Number(size) >= 11.5, `${id} has text of ${size} units`);
    }
  }
});

test('a caption sets code as code and escapes everything else', () => {
  const {caption, alt} = cardOf({id: 'a', meta: {title: 'A', alt: 'A `b`', caption: '`<Loop>` & more'}, wide: '', narrow: ''});
  assert.equal(caption, '<code>&lt;Loop&gt;</code> &amp; more');
  assert.equal(alt, 'A b');
});

test('text breaks at spaces and where it says so', () => {
  assert.deepEqual(wrap('one two three', 60, 13), ['one two', 'three']);
  assert.deepEqual(wrap('one\ntwo', 200, 13), ['one', 'two']);
});

test('on a phone, an arrow goes around the boxes between its ends', () => {
  const nodes = ['from', 'between', 'to'].map((title, row) => ({id: title, title, at: [row, 0] as [number, number]}));
  const layout = (width: number, to: string) => layOut({width, nodes, links: [{from: 'from', to}], zones: [], gap: 40});
  assert.deepEqual([...layout(WIDTHS.narrow, 'to').trunks], ['from']);
  assert.deepEqual([...layout(WIDTHS.narrow, 'between').trunks], []);
  assert.deepEqual([...layout(WIDTHS.wide, 'between').trunks], []);
});
