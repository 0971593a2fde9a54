import assert from 'node:assert/strict';
import {createElement, type FunctionComponent} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Line = {lang: string; dir: 'ltr' | 'rtl'; text: string};
type Sample = {TwoLines: FunctionComponent<{original: Line; translation: Line}>};

export default inNode(
  'TwoLines renders two lines in one container, the original above the translation, each with its own lang and dir; the second has 0.7 times the size of the first and an opacity of 0.7.',
  () => {
    const {TwoLines} = sampleOf<Sample>(['docs/recipes/captions-languages.mdx'], 'TwoLines');
    const original: Line = {lang: 'ar', dir: 'rtl', text: 'القطار'};
    const translation: Line = {lang: 'en', dir: 'ltr', text: 'The train'};
    assert.equal(
      renderToStaticMarkup(createElement(TwoLines, {original, translation})),
      '<div style="text-align:start;font-size:72px"><div lang="ar" dir="rtl">القطار</div>' +
        '<div lang="en" dir="ltr" style="font-size:0.7em;opacity:0.7">The train</div></div>',
    );
  },
);
