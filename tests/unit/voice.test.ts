import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {readCorpus} from '../../core/corpus/corpus';
import {SOURCE_RULES, VOICE_RULES} from '../../core/prose/voice-rules';
import {voice} from '../../checks/voice';

const dir = path.join(__dirname, '../fixtures/voice');

async function findingsOf(file: string): Promise<string[]> {
  const {findings} = await voice.run(readCorpus(dir, [file]));
  return findings.map(({line, message}) => `${line} ${message}`);
}

test('each rule is seen to fail, at its line', async () => {
  assert.deepEqual(await findingsOf('docs/habits.mdx'), [
    '2 The heading is in Title Case: Page, With, Bad, Habits.',
    '3 A hyphen is used as a dash.',
    '7 "simply" tells the reader nothing, or that it is their fault when it does not work.',
    '7 "Let\'s" delays the point.',
    '7 "In this guide we will" delays the point.',
    '7 An exclamation mark: the voice of this site is calm.',
    '7 "we": a page of the documentation speaks to its reader.',
    '9 The heading is in Title Case: To, Write, Headings.',
    '13 The heading is in Title Case: Of, The, Year.',
    '15 "We": a page of the documentation speaks to its reader.',
    '17 "since version 4.0.123" is a claim that nothing proves.',
    '17 "v4.0.1 or later" is a claim that nothing proves.',
    '19 "60fps": a number and its unit are two words.',
    '19 "delay of 30" has no unit.',
    '21 The line ends with spaces.',
    '22 A tab.',
  ]);
});

test('code, names, quoted errors and other programs are no findings', async () => {
  assert.deepEqual(await findingsOf('docs/fine.mdx'), []);
});

test('posts may say "we" and name versions, but not "today", and keep all other rules', async () => {
  assert.deepEqual(await findingsOf('blog/post.mdx'), [
    '12 "powerful" tells the reader nothing, or that it is their fault when it does not work.',
    '12 An exclamation mark: the voice of this site is calm.',
    '12 "Today" in a post, which keeps its date while time goes on.',
  ]);
});

test('each private word is found, and its proper use is not', async () => {
  const findings = await findingsOf('docs/private.mdx');
  assert.deepEqual(
    findings.map((line) => line.replace(' is a word of our own, which a reader has to guess.', '')),
    [
      '7 "component is drawn"',
      '7 "draws the frames"',
      '9 "is rendered at every frame"',
      '9 "marks of a range"',
      '9 "which one to take"',
      '11 "limits are short"',
      '11 "functions that nobody runs"',
      '11 "until the spring rests"',
      '13 "what you are asked about"',
      '13 "tells an error that"',
      '15 "`` of the Studio"',
    ],
  );
});

test('the report counts what was looked at', async () => {
  const {count, looked} = await voice.run(readCorpus(dir));
  assert.equal(count, 28);
  assert.equal(looked, `paragraphs, headings and cells on 4 pages, against ${VOICE_RULES.length + SOURCE_RULES.length} rules`);
});
