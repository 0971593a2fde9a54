import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {byCommand} from '../lib/probe';

const SITE = path.join(__dirname, '../..');
const TSC = path.join(SITE, 'node_modules/typescript/bin/tsc');
/** Read by other programs than the compiler. */
const OTHERS = ['package.json', 'eslint.config.mjs'];

export default byCommand(
  'The files of /docs/brownfield have no type errors with its tsconfig.json, but packages have some without skipLibCheck.',
  async (project) => {
    const page = fs.readFileSync(path.join(SITE, 'docs/brownfield.mdx'), 'utf8');
    const files = [...page.matchAll(/^```\w+ title="([^"]+)"[^\n]*\n(.*?)^```$/gms)].map(([, name = '', code = '']) => [name, code] as const);
    assert.ok(files.some(([name]) => name === 'tsconfig.json'));
    project.write(Object.fromEntries(files.filter(([name]) => !OTHERS.includes(name))));
    const types = path.join(project.folder, 'node_modules/@types');
    fs.mkdirSync(types);
    fs.symlinkSync(path.join(SITE, 'node_modules/@types/react'), path.join(types, 'react'));

    const {code, output} = await project.node(TSC, {args: ['--noEmit']});
    assert.equal(output, '');
    assert.equal(code, 0);
    const {output: errors} = await project.node(TSC, {args: ['--noEmit', '--skipLibCheck', 'false']});
    assert.match(errors, /@remotion\/renderer\/.*\.d\.ts\(\d+,\d+\): error/);
  },
);
