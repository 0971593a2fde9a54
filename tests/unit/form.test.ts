import assert from 'node:assert/strict';
import {test} from 'node:test';
import {showcaseEntry} from '../../data/schema';
import {CONTACT_FORM} from '../../src/components/contact/contact-form';
import {composeAddress} from '../../src/components/form/compose';
import {findProblems} from '../../src/components/form/find-problems';
import {SHOWCASE_FORM} from '../../src/components/showcase/SubmitForm/definition';
import {toDataFile, toEntry} from '../../src/components/showcase/SubmitForm/to-entry';
import {parse} from 'yaml';

const ENTRY = {
  title: 'Harbour – Weekly ferry report',
  description: 'A video per ferry line, rendered from the timetable of the week.',
  tags: 'Data, Transport',
  format: 'Portrait, 1080 × 1920',
  author: 'Ines Duarte',
  authorUrl: 'https://example.com/ines',
  website: 'https://example.com/harbour?from=a&to=b',
};

test('An empty form names each answer that is missing, and none that is optional', () => {
  assert.deepEqual(Object.keys(findProblems(CONTACT_FORM.fields, {})), ['name', 'email', 'topic', 'subject', 'message']);
  assert.equal(findProblems(SHOWCASE_FORM.fields, {})['video'], undefined);
});

for (const [name, value, problem] of [
  ['title', 'a'.repeat(83), /3 characters too many: at most 80/],
  ['title', 'GREATEST clip', /GREATEST: write it as Greatest/],
  ['title', 'A clip 🎉', /must not hold an emoji/],
  ['description', 'Short.', /at least 20 characters/],
  ['website', 'example.com', /begins with https:/],
  ['website', 'javascript:alert(1)', /begins with https:/],
  ['website', 'https://localhost', /begins with https:/],
  ['email', 'ines(at)example.com', /name@example.com/],
  ['format', 'Round', /one of the answers in the list/],
] as const)
  test(`"${value.slice(0, 24)}" as ${name} is refused with the way to mend it`, () => {
    assert.match(findProblems(SHOWCASE_FORM.fields, {[name]: value})[name] ?? '', problem);
  });

test('An issue holds the answers with their labels, and nothing private', () => {
  const address = new URL(composeAddress(SHOWCASE_FORM, {kind: 'issue', repository: 'https://github.com/a/b'}, {...ENTRY, email: 'ines@example.com'}));
  assert.equal(address.searchParams.get('title'), 'Showcase: Harbour – Weekly ferry report');
  assert.match(address.searchParams.get('body') ?? '', /\*\*Website\*\*\nhttps:\/\/example.com\/harbour\?from=a&to=b/);
  assert.doesNotMatch(address.href, /ines%40|ines@/);
});

test('The data file of an entry is what the catalog accepts', () => {
  const file = parse(toDataFile(toEntry(ENTRY, '2025-08'))) as unknown;
  const entry = showcaseEntry.parse(file);
  assert.deepEqual([entry.slug, entry.tags, entry.size], ['harbour-weekly-ferry-report', ['data', 'transport'], {width: 1080, height: 1920}]);
});
