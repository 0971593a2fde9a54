import assert from 'node:assert/strict';
import path from 'node:path';
import {byCommand} from '../lib/probe';

const ROUTES = path.join(__dirname, '../../node_modules/@remotion/studio-server/dist/routes.js');

/** A server that answers as the Studio does, in a root with files, and prints what a page gets, or the error that the Studio answers with 500. */
const SERVER = `const http = require('node:http');
const {handleRoutes} = require(${JSON.stringify(ROUTES)});

const server = http.createServer((request, response) => {
  Promise.resolve().then(() => handleRoutes({request, response, remotionRoot: process.cwd(), logLevel: 'info'})).catch((error) => response.end('refused: ' + error.message));
});
server.listen(0, '127.0.0.1', async () => {
  const ask = async (path, options) => (await fetch('http://127.0.0.1:' + server.address().port + path, options)).text();
  const source = (file) => ask('/api/file-source?f=' + encodeURIComponent(file));
  const answers = {editor: await ask('/api/open-in-editor', {method: 'POST', body: '{}'}), bare: await ask('/api/file-source'), empty: await ask('/api/file-source?x=1')};
  for (const file of ['a.js', 'a.jsx', 'a.mjs', 'a.ts', 'a.tsx', 'a.map', 'a.json', '.env', '../a.ts', 'gone.ts']) answers[file] = await source(file);
  console.log('ANSWERS' + JSON.stringify(answers));
  process.exit(0);
});
`;

export default byCommand(
  'The Studio delivers files of the project that end in js, jsx, mjs, ts, tsx or map, and throws for others and without a file; a request to the editor without a stack gets success: false.',
  async (project) => {
    const read = ['a.js', 'a.jsx', 'a.mjs', 'a.ts', 'a.tsx', 'a.map'];
    project.write({'server.js': SERVER, ...Object.fromEntries([...read, 'a.json', '.env'].map((name) => [name, `in ${name}`]))});
    const {output} = await project.node('server.js');
    const answers = JSON.parse(/ANSWERS(.*)/.exec(output)?.[1] ?? output) as Record<string, string>;
    for (const name of read) assert.equal(answers[name], `in ${name}`);
    for (const name of ['a.json', '.env', '../a.ts']) assert.equal(answers[name], `refused: Not allowed to open ${name}`);
    assert.match(answers['gone.ts'] ?? '', /^refused: ENOENT/);
    assert.equal(answers.bare, 'refused: query must start with ?');
    assert.equal(answers.empty, 'refused: must pass `f` parameter');
    assert.deepEqual(JSON.parse(answers.editor ?? ''), {success: false});
  },
);
