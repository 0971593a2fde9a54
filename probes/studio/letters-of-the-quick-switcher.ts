import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Search = {fuzzySearch(query: string, entries: Array<{title: string}>): Array<{title: string}>};

export default inNode(
  'The quick switcher finds titles that hold the letters in their order, in either case and with others between, and keeps the order of the list.',
  () => {
    const {fuzzySearch} = installed<Search>('@remotion/studio/dist/components/QuickSwitcher/fuzzy-search.js');
    const titles = ['Episode-13', 'Cover', 'Episode-03', '2-Lighthouse', 'Recover'];
    const found = (query: string) =>
      fuzzySearch(
        query,
        titles.map((title) => ({title})),
      ).map(({title}) => title);
    assert.deepEqual(found('cvr'), ['Cover', 'Recover']);
    assert.deepEqual(found('EP3'), ['Episode-13', 'Episode-03']);
    assert.deepEqual(found('2l'), ['2-Lighthouse']);
    assert.deepEqual(found('rvc'), []);
    assert.deepEqual(found(''), titles);
  },
);
