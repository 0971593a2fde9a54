import assert from 'node:assert/strict';
import path from 'node:path';
import {byCommand} from '../lib/probe';

const ROUTES = path.join(__dirname, '../../node_modules/@remotion/studio-server/dist/routes.js');

/** A server that answers as the Studio does, and prints what a page gets that writes a file where there is a folder. */
const SERVER = `const http = require('node:http');
const {handleRoutes} = require(${JSON.stringify(ROUTES)});

const server = http.createServer((request, response) => handleRoutes({request, response, publicDir: __dirname + '/public'}));
server.listen(0, '127.0.0.1', async () => {
  const answer = await fetch('http://127.0.0.1:' + server.address().port + '/api/add-asset?filePath=song', {method: 'POST', body: '[]'});
  console.log('answered', answer.status);
  process.exit(0);
});
`;

export default byCommand(
  'Writing a file in the place of a folder ends the server of the Studio with EISDIR, and the request gets no answer.',
  async (project) => {
    project.write({'public/song/lyrics.txt': 'la', 'server.js': SERVER});
    const {code, output} = await project.node('server.js');
    assert.equal(code, 1);
    assert.match(output, /Error: EISDIR: illegal operation on a directory/);
    assert.doesNotMatch(output, /answered/);
  },
);
