import assert from 'node:assert/strict';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Item = {id: string; type: string; from: number; durationInFrames: number};
type Sample = {itemsIn: (html: string) => Item[] | null};

const ITEM: Item = {id: 'a', type: 'text', from: 0, durationInFrames: 60};

export default inNode(
  'In the sample, an item that is pasted twice has another id each time, where the data on the clipboard has one id for both; without its schema being met, nothing is pasted.',
  () => {
    const page = globalThis as {DOMParser?: unknown};
    const before = page.DOMParser;
    /** In place of a browser: the text is the value of the attribute. */
    page.DOMParser = class {
      parseFromString(text: string) {
        return {querySelector: () => (text ? {dataset: {items: text}} : null)};
      }
    };
    try {
      const {itemsIn} = sampleOf<Sample>(['docs/editor-starter/copy-paste.mdx'], 'item-clipboard');
      const copied = JSON.stringify([ITEM]);
      const pasted = [copied, copied].map((html) => itemsIn(html)![0]!);
      for (const item of pasted) assert.deepEqual({...item, id: ITEM.id}, ITEM);
      assert.equal(new Set([ITEM.id, ...pasted.map(({id}) => id)]).size, 3);
      assert.equal(new Set([copied, copied].map((text) => (JSON.parse(text) as Item[])[0]!.id)).size, 1);
      for (const wrong of ['', 'no JSON', '{}', JSON.stringify([{...ITEM, from: 'now'}])]) assert.equal(itemsIn(wrong), null, wrong);
    } finally {
      page.DOMParser = before;
    }
  },
);
