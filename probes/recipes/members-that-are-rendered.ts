import assert from 'node:assert/strict';
import fs from 'node:fs';
import vm from 'node:vm';
import ts from 'typescript';
import * as zod from 'zod';
import {inNode} from '../lib/probe';

const PAGE = fs.readFileSync('docs/dataset-render.mdx', 'utf8').replace(/^ {3}/gm, '');

/** A sample as a function of its modules, which waits where the sample does. */
function sample(name: string): (modules: Record<string, unknown>) => Promise<Record<string, unknown>> {
  const [, code = ''] = new RegExp(`^\`\`\`tsx? title="${name}"[^\\n]*\\n(.*?)^\`\`\``, 'ms').exec(PAGE) ?? [];
  const {outputText} = ts.transpileModule(code, {
    compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX},
  });
  const run = vm.runInThisContext(`(async (require, exports, process, console) => {${outputText}\n})`) as (...given: unknown[]) => Promise<void>;
  return async (modules) => {
    const exports = {};
    await run((module: string) => modules[module], exports, modules.process, {log: () => undefined, error: () => undefined});
    return exports;
  };
}

export default inNode(
  'The script of the page refuses wrong records before it renders, opens one browser, makes one bundle, skips files that are there, continues after a failure with exit code 1, and moves a file once it is complete.',
  async () => {
    const {memberSchema} = await sample('src/SeasonReview.tsx')({remotion: {}, zod, 'react/jsx-runtime': {}});
    const calls: string[] = [];
    const note = <Result>(text: string, result?: Result) => (calls.push(text), result);
    const process: {exitCode?: number} = {};
    const members = ['lena', 'amir', 'rosa'].map((slug) => ({slug, name: slug, kilometers: 5}));
    const scriptWith = (records: object[]) =>
      sample('render-members.ts')({
        process,
        './src/SeasonReview': {memberSchema},
        'node:fs': {
          existsSync: (file: string) => file === 'out/lena.mp4',
          readFileSync: () => JSON.stringify(records),
          renameSync: (from: string, to: string) => note(`${from} to ${to}`),
        },
        '@remotion/bundler': {bundle: () => note('bundle', 'serve')},
        '@remotion/renderer': {
          openBrowser: () => note('browser', {close: () => note('close')}),
          selectComposition: ({inputProps: {slug}}: {inputProps: {slug: string}}) => note(`select ${slug}`),
          renderMedia: ({inputProps: {slug}}: {inputProps: {slug: string}}) =>
            slug === 'amir' ? Promise.reject(new Error('No picture')) : Promise.resolve(note(`render ${slug}`)),
        },
      });
    await scriptWith(members);
    const rosa = ['select rosa', 'render rosa', 'out/unfinished/rosa.mp4 to out/rosa.mp4'];
    assert.deepEqual(calls, ['bundle', 'browser', 'select amir', ...rosa, 'close']);
    assert.equal(process.exitCode, 1);
    calls.length = 0;
    for (const wrong of [{slug: '../lena'}, {name: ''}, {kilometers: '5'}])
      await assert.rejects(scriptWith([...members, {...members[0], ...wrong}]), {name: 'ZodError'});
    assert.deepEqual(calls, []);
  },
);
