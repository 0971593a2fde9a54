import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {AcceptedPlugin} from 'postcss';
import {installed} from '../lib/installed';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Postcss = (plugins: AcceptedPlugin[]) => {process(css: string, options: {from: undefined}): Promise<{css: string}>};

const postcss = installed<Postcss>('@remotion/tailwind/node_modules/postcss');
const tailwind = installed<(options: {config?: string}) => AcceptedPlugin>('tailwindcss');
/** What prints the warnings, each of them once in a process. */
const {default: log} = installed<{default: {warn(key: string, lines: string[]): void}}>('tailwindcss/lib/util/log.js');

export default slowInNode(
  'Tailwind 3 fails with "blocklist" for a configuration file that does not exist, and warns when content is missing and when none of its classes is used.',
  async () => {
    const folder = newFolder();
    const run = async (config: string) => {
      const printed: string[] = [];
      const {warn} = log;
      log.warn = (_, lines) => printed.push(...lines);
      try {
        const {css} = await postcss([tailwind({config: path.join(folder, config)})]).process('@tailwind utilities;', {from: undefined});
        return {css, printed: printed.join('\n')};
      } finally {
        log.warn = warn;
      }
    };
    await assert.rejects(run('nowhere.js'), {name: 'TypeError', message: "Cannot read properties of undefined (reading 'blocklist')"});

    fs.writeFileSync(path.join(folder, 'empty.js'), 'module.exports = {};');
    assert.match((await run('empty.js')).printed, /The `content` option in your Tailwind CSS configuration is missing or empty\./);

    fs.writeFileSync(path.join(folder, 'Roof.tsx'), `export const roof = 'p-24';`);
    const withContent = (pattern: string) => `module.exports = {content: [${JSON.stringify(path.join(folder, pattern))}]};`;
    fs.writeFileSync(path.join(folder, 'none.js'), withContent('*.vue'));
    assert.match((await run('none.js')).printed, /No utility classes were detected in your source files\./);

    fs.writeFileSync(path.join(folder, 'right.js'), withContent('*.tsx'));
    const {css, printed} = await run('right.js');
    assert.match(css, /\.p-24/);
    assert.equal(printed, '');
  },
);
