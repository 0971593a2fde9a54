import assert from 'node:assert/strict';
import {test} from 'node:test';
import {inspectEntry} from '../../core/data/read';
import type {SiteConfiguration} from '../../src/lib/site-configuration';
import {thirdParties} from '../../config/third-parties';
import {CONTACT_FORM, contactDestination} from '../../src/components/contact/contact-form';
import {composeMessage, composeText} from '../../src/components/form/compose';
import {withKnown, type Values} from '../../src/components/form/definition';
import {isBlank} from '../../src/components/form/controls';
import {findProblems} from '../../src/components/form/find-problems';
import {postOf} from '../../src/components/form/send';
import {feedbackDestination, feedbackFields, feedbackForm} from '../../src/components/docs/Feedback/definition';
import {SHOWCASE_FORM} from '../../src/components/showcase/SubmitForm/definition';
import {toDataFile, toEntry} from '../../src/components/showcase/SubmitForm/to-entry';

const ENTRY = {
  title: 'Harbor – Weekly ferry report',
  description: 'A video per ferry line, rendered from the timetable of the week.',
  tags: 'Data, Transport',
  format: 'Portrait, 1080 × 1920',
  author: 'Ines Duarte',
  authorUrl: 'https://example.com/ines',
  website: 'https://example.com/harbor?from=a&to=b',
};

const QUESTION = {
  name: 'Ines Duarte',
  email: 'ines@example.com',
  topic: 'Licensing',
  subject: 'Which license? 5 & more',
  message: 'We are five.\nSoon six.',
};
const ISSUE = {kind: 'issue', repository: 'https://github.com/a/b'} as const;
const MAIL = {kind: 'mail', address: 'hello+site@example.com'} as const;

test('An empty form names each answer that is missing, and none that is optional', () => {
  assert.deepEqual(Object.keys(findProblems(CONTACT_FORM.fields, {})), ['name', 'email', 'topic', 'subject', 'message']);
  assert.equal(findProblems(SHOWCASE_FORM.fields, {})['video'], undefined);
});

for (const [name, value, problem] of [
  ['title', 'a'.repeat(83), /3 characters too many: at most 80/],
  ['title', 'GREATEST clip', /capitals: write GREATEST as Greatest/],
  ['title', 'A clip 🎉', /must not hold an emoji/],
  ['description', 'Short.', /at least 20 characters/],
  ['website', 'example.com', /begins with https:/],
  ['website', 'javascript:alert(1)', /begins with https:/],
  ['website', 'https://localhost', /begins with https:/],
  ['email', 'ines(at)example.com', /name@example.com/],
  ['tags', ',', /Tags must name one or two/],
  ['tags', 'captions '.repeat(5), /Tags must be separated by commas: “captions .*” has more than 40/],
  ['tags', 'data, Data', /Tags must not name anything twice/],
  ['format', 'Round', /one of the answers in the list/],
] as const)
  test(`"${value.slice(0, 24)}" as ${name} is refused with the way to mend it`, () => {
    assert.match(findProblems(SHOWCASE_FORM.fields, {[name]: value})[name] ?? '', problem);
  });

test('An issue holds the answers with their labels, and nothing private', () => {
  const {href, isTitleOnly} = composeMessage(SHOWCASE_FORM, ISSUE, {...ENTRY, email: 'ines@example.com'});
  const address = new URL(href);
  assert.equal(isTitleOnly, false);
  assert.equal(address.searchParams.get('title'), 'Showcase: Harbor – Weekly ferry report');
  assert.match(address.searchParams.get('body') ?? '', /\*\*Website\*\*\nhttps:\/\/example.com\/harbor\?from=a&to=b/);
  assert.doesNotMatch(address.href, /ines%40|ines@/);
});

test('An e-mail holds every answer, in lines that end as those of e-mails do', () => {
  const {href, isTitleOnly} = composeMessage(CONTACT_FORM, MAIL, QUESTION);
  assert.equal(isTitleOnly, false);
  const [address = '', query] = href.split('?');
  assert.equal(decodeURIComponent(address), 'mailto:hello+site@example.com');
  assert.doesNotMatch(href, /\+/, 'a plus sign means itself in an e-mail, not a space');
  const parts = new URLSearchParams(query);
  assert.equal(parts.get('subject'), 'Which license? 5 & more');
  assert.equal(
    parts.get('body'),
    [
      'Your name:\r\nInes Duarte',
      'Your e-mail address:\r\nines@example.com',
      'Topic:\r\nLicensing',
      'Subject:\r\nWhich license? 5 & more',
      'Message:\r\nWe are five.\r\nSoon six.',
    ].join('\r\n\r\n'),
  );
});

for (const [message, longest] of [
  [ISSUE, 8000],
  [MAIL, 2000],
] as const)
  test(`A text that no link to an ${message.kind === 'mail' ? 'e-mail' : 'issue'} can hold is left out of it, to be copied`, () => {
    const long = {...QUESTION, message: 'ä'.repeat(5000)};
    const {href, isTitleOnly} = composeMessage(CONTACT_FORM, message, long);
    assert.equal(isTitleOnly, true);
    assert.ok(href.length < longest);
    assert.match(href, /Which/);
    assert.match(composeText(CONTACT_FORM, message, long), /ä{5000}/);
  });

test('A character that was cut in half does not keep an e-mail from opening', () => {
  assert.match(composeMessage(CONTACT_FORM, MAIL, {...QUESTION, message: 'Half \ud83d'}).href, /Half%20%EF%BF%BD$/);
});

test('The contact form goes to the endpoint, else into an e-mail, else into an issue; a failed endpoint leaves the message', () => {
  const links = {repository: 'https://github.com/a/b'} as unknown as SiteConfiguration['links'];
  const contactEndpoint = 'https://forms.example.com/contact';
  const contactEmail = MAIL.address;
  assert.deepEqual(contactDestination({links}), ISSUE);
  assert.deepEqual(contactDestination({links, contactEmail}), MAIL);
  assert.deepEqual(contactDestination({links, contactEndpoint}), {kind: 'endpoint', url: contactEndpoint, otherwise: ISSUE});
  assert.deepEqual(contactDestination({links, contactEndpoint, contactEmail}), {kind: 'endpoint', url: contactEndpoint, otherwise: MAIL});
  const formAction = (configuration: object) => thirdParties({links: {repository: ISSUE.repository}, ...configuration})['form-action'];
  assert.deepEqual(formAction({}), ['https://github.com']);
  assert.deepEqual(formAction({contactEmail}), ['https://github.com', 'mailto:'], 'without JavaScript the browser posts the form to the mail program');
  assert.deepEqual(formAction({contactEmail, contactEndpoint}), ['https://forms.example.com', 'https://github.com']);
});

/** What the catalog says of the file that the form writes. */
const inspect = (values: Values) => {
  const entry = toEntry(values, '2025-08');
  const {findings, unsourced, ...rest} = inspectEntry('showcase', `data/showcase/${entry.slug}.yml`, toDataFile(entry));
  return {...rest, problems: findings.length + unsourced.length};
};

const AT_MOST = (length: number) => 'Ab '.repeat(length).slice(0, length - 1) + 'c';

for (const [name, value, isGood] of [
  ['title', 'ab', false],
  ['title', 'abc', true],
  ['title', AT_MOST(80), true],
  ['title', AT_MOST(81), false],
  ['title', 'A clip 🎉', false],
  ['title', 'GREATEST clip', false],
  ['title', 'Ask ines@example.com', false],
  ['description', 'A'.repeat(19), false],
  ['description', 'A'.repeat(20), true],
  ['description', AT_MOST(280), true],
  ['description', AT_MOST(281), false],
  ['description', 'Questions go to ines@example.com, she knows.', false],
  ['tags', 'data', true],
  ['tags', 'Data, Transport', true],
  ['tags', 'data, Data', false],
  ['tags', ',', false],
  ['tags', 'x'.repeat(40), true],
  ['tags', 'x'.repeat(41), false],
  ['tags', `captions, ${'x'.repeat(50)}`, false],
  ['tags', 'ines@example.com', false],
  ['author', 'Ines Duarte', true],
  ['author', AT_MOST(61), false],
  ['author', 'ines@example.com', false],
  ['authorUrl', 'https://example.com', true],
  ['authorUrl', 'example.com', false],
  ['video', 'https://example.com/a%20b?c=d#e', true],
  ['video', 'https://example.com/a b', false],
  ['code', 'http://example.com', false],
  ['code', 'https://localhost', false],
  ['website', 'javascript:alert(1)', false],
  ['website', 'https://..', false],
  ['tutorial', 'https://exa[mple.com/', false],
  ['tutorial', '  https://example.com/how  ', true],
  ['format', 'Square, 1080 × 1080', true],
] as const)
  test(`The form and the schema ${isGood ? 'take' : 'refuse'} "${value.slice(0, 44)}" as ${name}`, () => {
    const values = {...ENTRY, email: 'ines@example.com', [name]: value};
    assert.equal(Object.keys(findProblems(SHOWCASE_FORM.fields, values)).length === 0, isGood, 'form');
    assert.equal(inspect(values).problems === 0, isGood, 'schema');
  });

test('The data file of an entry is what the catalog accepts', () => {
  const {entry} = inspect(ENTRY);
  assert.deepEqual([entry?.slug, entry?.tags, entry?.size], ['harbor-weekly-ferry-report', ['data', 'transport'], {width: 1080, height: 1920}]);
  assert.deepEqual([entry?.source, entry?.asOf], [[ENTRY.website], '2025-08'], 'it says where it can be looked up, and since when');
});

test('What the page answers itself is sent after the answers, is part of the issue, and makes no draft', () => {
  const links = {repository: ISSUE.repository} as unknown as SiteConfiguration['links'];
  const fields = feedbackFields(['Section: Props']);
  const form = feedbackForm({
    title: 'spring()',
    path: '/docs/spring',
    address: 'https://a.com/docs/spring',
    version: '4.0.332',
    browser: 'B',
    hasHelped: false,
    fields,
  });
  const values = withKnown(form, {place: 'Section: Props', message: 'Wrong & old'});
  const {searchParams} = new URL(composeMessage(form, ISSUE, values).href);
  assert.equal(searchParams.get('title'), 'Docs: spring() did not help');
  assert.match(searchParams.get('body') ?? '', /Section: Props[\s\S]+Wrong & old[\s\S]+no[\s\S]+https:\/\/a\.com\/docs\/spring[\s\S]+4\.0\.332[\s\S]+B/);
  const sent = postOf(form, ISSUE, values, 'id');
  assert.deepEqual([sent.get('helped'), sent.get('page'), sent.get('message')], ['no', 'https://a.com/docs/spring', 'Wrong & old']);
  assert.equal(isBlank(withKnown(form, {}), form.fields), true);
  assert.equal(isBlank(values, form.fields), false);
  assert.deepEqual(
    feedbackFields([]).map(({name}) => name),
    ['message'],
    'a page without sections asks for none',
  );
  assert.equal(feedbackDestination({links, feedbackEndpoint: 'https://f.example.com'}).kind, 'endpoint');
  assert.equal(feedbackDestination({links}).kind, 'issue');
});
