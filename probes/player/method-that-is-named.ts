import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {inNode} from '../lib/probe';

/** A page with no more than React asks it for before it draws. */
const SCRIPT = `const listens = {addEventListener: () => undefined};
const page = {nodeType: 9, nodeName: '#document', ...listens};
globalThis.window = {document: page, HTMLIFrameElement: class {}, ...listens};
const {createElement} = require('react');
const {createRoot} = require('react-dom/client');
const {flushSync} = require('react-dom');
const Scene = () => createElement(require('node:path').Trailer);
const root = createRoot({nodeType: 1, nodeName: 'DIV', tagName: 'DIV', ownerDocument: page, ...listens}, {
  onUncaughtError: ({message}) => { console.log(JSON.stringify(message)); process.exit(); },
});
console.error = () => undefined;
flushSync(() => root.render(createElement(Scene)));`;

const messageIn = (mode: string) =>
  JSON.parse(
    spawnSync(process.execPath, ['-e', SCRIPT], {
      ...{cwd: path.join(__dirname, '../..'), encoding: 'utf8', timeout: 25_000},
      env: {...process.env, NODE_ENV: mode},
    }).stdout,
  ) as string;

export default inNode(
  'In development, the message of React about a type that is undefined is in full, and its end names the component that rendered it: “Check the render method of `Scene`.”; in production, it names none.',
  () => {
    const inFull = messageIn('development');
    assert.match(inFull, /^Element type is invalid: expected a string .* but got: undefined\./);
    assert.ok(inFull.endsWith('Check the render method of `Scene`.'), inFull);
    const short = messageIn('production');
    assert.match(short, /^Minified React error #130;/);
    assert.doesNotMatch(short, /Scene/);
  },
);
