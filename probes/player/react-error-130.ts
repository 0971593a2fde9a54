import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {inNode} from '../lib/probe';

const TYPES = ['require("node:path").Trailer', '{default: () => null}', '({default: () => null}).default'];

/** What React says in production of each of them. */
const messages = () =>
  JSON.parse(
    spawnSync(
      process.execPath,
      [
        '-e',
        `const {renderToString} = require('react-dom/server.browser');
const messageOf = (type) => { try { renderToString(require('react').createElement(type)); return ''; } catch (error) { return error.message; } };
console.log(JSON.stringify([${TYPES.join(', ')}].map(messageOf)));
process.exit();`,
      ],
      {cwd: path.join(__dirname, '../..'), encoding: 'utf8', timeout: 25_000, env: {...process.env, NODE_ENV: 'production'}},
    ).stdout,
  ) as string[];

export default inNode(
  'The first value after args[]= of the minified React error #130 is undefined for a name that is not exported, and object for a module in place of a component, such as one whose default is one level deeper.',
  () => {
    const [missing = '', module = '', component] = messages();
    assert.match(missing, /Minified React error #130; .*args\[\]=undefined&args\[\]=/);
    assert.match(module, /Minified React error #130; .*args\[\]=object&args\[\]=/);
    assert.equal(component, '');
  },
);
