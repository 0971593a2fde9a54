import assert from 'node:assert/strict';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Receipt = {items: string[]};
type Tag = {
  props: {component: ComponentType<Receipt>; calculateMetadata: (given: {props: Receipt}) => {height: number}; defaultProps: Receipt; height: number};
};

export default inNode(
  'The receipt of the page is as high as its list needs: 80 pixels and 60 for each item, which the margins and lines of the component take.',
  () => {
    const {component, calculateMetadata, defaultProps, height} = sampleOf<{ReceiptRoot: () => Tag}>(['docs/still.mdx'], 'ReceiptRoot').ReceiptRoot().props;
    assert.equal(calculateMetadata({props: defaultProps}).height, height);
    for (const length of [1, 3, 12]) {
      const props = {items: Array.from({length}, (_, index) => `Item ${index}`)};
      const markup = renderToStaticMarkup(createElement(component, props));
      const lines = markup.match(/height:60px/g)?.length ?? 0;
      assert.match(markup, /padding:40px/);
      assert.deepEqual([lines, calculateMetadata({props}).height], [length, 2 * 40 + 60 * length]);
    }
  },
);
