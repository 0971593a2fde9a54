import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {messages} from '../../checks/messages';
import {readCorpus} from '../../core/corpus/corpus';
import {currentWordings, messageEntriesOf} from '../../core/corpus/message-entries';
import {entryFor, quotesOn} from '../../core/corpus/message-quotes';
import {messagesIn} from '../../core/toolkit/messages/messages-in';
import {means} from '../../core/toolkit/messages/pattern';
import {linkQuotes} from '../../plugins/messages/remark';

const FIXTURE = path.join(__dirname, '../fixtures/messages');

const read = (code: string) =>
  messagesIn(ts.createSourceFile('file.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)).map(({text, kind, condition}) => [text, kind, condition]);

test('what compiled code throws, warns and prints is read with its values left open and the condition that leads to it', () => {
  assert.deepEqual(read('if (typeof a !== "number") { throw new TypeError(`Found ${a} in "${b}".`); }'), [
    ['Found … in "…".', 'error', 'typeof a !== "number"'],
  ]);
  assert.deepEqual(read("const hint = 'Install it'; console.warn('Not found. ' + hint);"), [['Not found. Install it', 'warning', undefined]]);
  assert.deepEqual(read("logger_1.Log.error({indent}, chalk_1.chalk.red('No file passed.'));"), [['No file passed.', 'error', undefined]]);
  assert.deepEqual(read("(0, cancel_1.cancelRender)(Error(['Broken', a ? `at ${a}` : null, 'for good'].filter(Boolean).join(' ')));"), [
    ['Broken … for good', 'error', undefined],
  ]);
  assert.deepEqual(read('class A extends Error { constructor() { super("It is over"); } }'), [['It is over', 'error', undefined]]);
  assert.deepEqual(read('throw error; console.log(1); fail(`${a}: ${b}`)'), []);
});

test('a wording means a message whatever is inserted, and only if its words stand in order', () => {
  assert.ok(means('The "width" prop … must be an integer, but is ….', 'The "…" prop … must be an integer, but is ….'));
  assert.ok(means('Render did not finish', 'Render did not finish yet'));
  assert.ok(!means('did not Render finish', 'Render did not finish yet'));
  assert.ok(!means('… is …', 'fps is 30'));
  assert.ok(means('no audio', 'no audio'));
  assert.ok(!means('no audio', 'no audio track'));
});

test('a quote on a page is found with its numbers, as a link to the explanation; what nobody explains stays as it is', () => {
  const {pages} = readCorpus(FIXTURE);
  const entries = pages.flatMap(messageEntriesOf);
  const page = pages.find(({file}) => file === 'docs/spring.mdx');
  assert.ok(page);
  assert.deepEqual(
    quotesOn(page, entries.slice(0, 2)).map(({text, entry}) => [text, entry.id]),
    [['The frame has left the building at 42', 'gone']],
  );
  assert.equal(entryFor('npx remotion render', entries), undefined);
  const tree = structuredClone(page.tree);
  linkQuotes(tree, path.join(__dirname, '../../docs/spring.mdx'), entries.slice(0, 2));
  const links: string[] = [];
  visit(tree, 'link', ({url}) => void links.push(url));
  assert.deepEqual(links, ['./messages/core.mdx#gone']);
});

test('checks that a package makes of itself are explained as a group, below a heading in words; quotes do not lead there', () => {
  const group = readCorpus(FIXTURE)
    .pages.flatMap(messageEntriesOf)
    .find(({isGroup}) => isGroup);
  assert.ok(group);
  assert.deepEqual([group.text, currentWordings(group)], ['Checks of the frame', ['The frame stands beside itself']]);
  assert.equal(entryFor('The frame stands beside itself', [group]), undefined);
});

test('an explanation says who prints the message, is more than a heading, and stands once', async () => {
  const {findings} = await messages.run(readCorpus(FIXTURE));
  const found = findings.map(({line, message}) => `${line} ${message}`);
  assert.deepEqual(found.sort(), [
    '16 No package of this page prints "The frame has left the building at …".',
    '16 The message is not explained.',
    '16 docs/messages/core.mdx:8 explains this message, too.',
    '20 No package of this page prints "The frame stands beside itself".',
    '8 No package of this page prints "The frame has left the building at …".',
  ]);
});
