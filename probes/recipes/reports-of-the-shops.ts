import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {renderToStaticMarkup} from 'react-dom/server';
import {createElement, type ComponentType} from 'react';
import {runScriptOf} from '../lib/page-script';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Tag = {props: {component: ComponentType<{shop: string; sales: number[]}>; defaultProps: object}};

const PAGE = 'docs/parameterized-rendering.mdx';

export default inNode(
  'The report of the page has a bar for each month. Its script bundles once, and evaluates and renders the composition once for each row, with the props of that row, one after the other.',
  async () => {
    const {props} = sampleOf<{RemotionRoot: () => Tag}>([PAGE], 'Root').RemotionRoot();
    const bars = (sales: number[]) => (renderToStaticMarkup(createElement(props.component, {shop: 'Quay', sales})).match(/height:40px/g) ?? []).length;
    assert.deepEqual([bars([30, 45, 60]), bars([1, 2, 3, 4, 5, 6, 7])], [3, 7]);

    const rows = [
      {shop: 'Corner bakery', sales: [62, 58]},
      {shop: 'Quay', sales: [7]},
      {shop: 'Mill', sales: []},
    ];
    const folder = newFolder();
    fs.writeFileSync(path.join(folder, 'reports.json'), JSON.stringify(rows));
    const calls: string[] = [];
    let running = 0;
    const call = (name: string, result: object | string) => async (options: {inputProps?: object; serveUrl?: string; outputLocation?: string}) => {
      assert.equal(++running, 1);
      await new Promise(setImmediate);
      running--;
      calls.push(`${name} ${options.serveUrl ?? ''} ${JSON.stringify(options.inputProps) ?? ''} ${options.outputLocation ?? ''}`.trim());
      return result;
    };
    const fsPromises = {readFile: (name: string) => fs.promises.readFile(path.join(folder, name), 'utf8')};
    await runScriptOf(PAGE, 'render-reports.ts', {
      'node:fs/promises': fsPromises,
      '@remotion/bundler': {bundle: call('bundle', '/bundle')},
      '@remotion/renderer': {selectComposition: call('select', {id: 'Report'}), renderMedia: call('render', {})},
    });
    const ofRow = (row: object, index: number) => [`select /bundle ${JSON.stringify(row)}`, `render /bundle ${JSON.stringify(row)} out/report-${index}.mp4`];
    assert.deepEqual(calls, ['bundle', ...rows.flatMap(ofRow)]);
  },
);
