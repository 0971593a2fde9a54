import assert from 'node:assert/strict';
import {answer, ANSWERS, CORS, ENDPOINT, fillIn, sendButton, thirdParties} from '../lib/contact-form';
import {endpoint} from '../lib/endpoint';
import {site, visit} from '../lib/site';

const kit = site('build-configured', '/kit/');
const SHOWCASE = 'https://forms.example.com/showcase';
const ENTRY = {
  Title: 'Harbour – Weekly ferry report',
  Description: 'A video per ferry line, rendered from the timetable.',
  Tags: 'data',
  'Who made it': 'Ines Duarte',
  'Profile or site of the author': 'https://example.com/ines',
  'Your e-mail address': 'ines@example.com',
};

kit.test('§5 Forms: success is told only after the endpoint has taken the answers, and the draft is gone', {thirdParties}, async (page) => {
  let posted = '';
  await page.route(ENDPOINT, (route) => {
    posted = route.request().postData() ?? '';
    return route.fulfill({status: 201, headers: CORS});
  });
  await fillIn(page);
  await sendButton(page).click();
  await page.getByRole('heading', {name: 'It has arrived'}).waitFor();
  assert.match(posted, /name="email"\r\n\r\nines@example\.com/);
  await visit(page, '/kit/contact/');
  assert.equal(await page.getByLabel('Message').inputValue(), '');
});

kit.test('§5 Forms: offline, the answers stay and can be copied', {thirdParties, expectedConsole: [/ERR_INTERNET_DISCONNECTED/]}, async (page) => {
  await fillIn(page);
  await page.context().setOffline(true);
  await sendButton(page).click();
  await page.getByText('Your computer is offline.').waitFor();
  await page.getByRole('button', {name: 'Copy the text'}).waitFor();
  await page.context().setOffline(false);
});

kit.test(
  '§5 Forms: without JavaScript the browser posts every answer to the endpoint, and the field for programs empty',
  {javaScriptEnabled: false, thirdParties},
  async (page) => {
    const {received, close} = await endpoint(page, ENDPOINT);
    await page.goto('/kit/contact/');
    await answer(page);
    await sendButton(page).click();
    await page.getByRole('heading', {name: 'Received'}).waitFor();
    assert.equal(page.url(), ENDPOINT);
    await close();
    assert.deepEqual(received, [{...ANSWERS, homepage: ''}]);
  },
);

kit.test('§5 Forms: without JavaScript the browser itself asks for what is missing', {javaScriptEnabled: false, thirdParties}, async (page) => {
  await page.goto('/kit/contact/');
  await answer(page);
  await page.getByLabel('Message').fill('');
  await sendButton(page).click();
  assert.equal(await page.getByLabel('Message').evaluate((control: HTMLTextAreaElement) => control.matches(':focus:invalid')), true);
  assert.match(page.url(), /\/kit\/contact\/$/);
});

kit.test('§5 Forms: a program that fills in every field sends nothing and is told so; a person can try again', {thirdParties}, async (page) => {
  const {received, close} = await endpoint(page, ENDPOINT);
  await fillIn(page);
  const trap = page.locator('input[name="homepage"]');
  assert.deepEqual(
    await trap.evaluate((field: HTMLInputElement) => ({
      tab: field.tabIndex,
      isHidden: field.closest('[aria-hidden="true"]') !== null,
      right: field.getBoundingClientRect().right < 0,
    })),
    {tab: -1, isHidden: true, right: true},
    'readers neither see nor reach it',
  );
  await trap.fill('https://example.com', {force: true});
  await sendButton(page).click();
  await page.getByText('Nothing was sent, because a field that only programs see was filled in.').waitFor();
  assert.equal(received.length, 0);
  await page.getByRole('button', {name: 'Try again'}).click();
  await page.getByRole('heading', {name: 'It has arrived'}).waitFor();
  await close();
  assert.equal(received.length, 1);
  assert.equal(received[0]?.homepage, '');
});

kit.test('§5 Forms: an endpoint that cannot be reached leaves the way by e-mail', {thirdParties, expectedConsole: [/ERR_/]}, async (page) => {
  await page.route(ENDPOINT, (route) => route.abort('connectionrefused'));
  await fillIn(page);
  await sendButton(page).click();
  await page.getByText('The server could not be reached.').waitFor();
  const href = (await page.getByRole('link', {name: 'Write an e-mail instead'}).getAttribute('href')) ?? '';
  assert.ok(href.startsWith('mailto:hello@example.com?subject=Which%20license%3F&body='), href);
  assert.match(decodeURIComponent(href), /Message:\r\nWe are five people\.$/);
});

kit.test(
  '§5 Forms: an entry of the showcase that the endpoint refuses can become an issue, without the e-mail address',
  {thirdParties: {...thirdParties, [SHOWCASE]: ''}, expectedConsole: [/500/]},
  async (page) => {
    await page.route(SHOWCASE, (route) => route.fulfill({status: 500, headers: CORS}));
    await visit(page, '/kit/showcase/add');
    for (const [label, text] of Object.entries(ENTRY)) await page.getByRole('textbox', {name: label}).fill(text);
    await page.getByLabel('Format').selectOption('Square, 1080 × 1080');
    await page.getByRole('button', {name: 'Send the entry'}).click();
    await page.getByText('An issue on GitHub is public, so it leaves out: your e-mail address.').waitFor();
    const issue = new URL((await page.getByRole('link', {name: 'Write an issue instead'}).getAttribute('href')) ?? '');
    assert.equal(issue.searchParams.get('title'), 'Showcase: Harbour – Weekly ferry report');
    assert.match(issue.searchParams.get('body') ?? '', /A video per ferry line/);
    assert.doesNotMatch(decodeURIComponent(issue.href), /ines@/);
  },
);

kit.test('§5 Forms: with an e-mail address and no endpoint, the form writes an e-mail', {thirdParties}, async (page) => {
  // A build with only an e-mail address differs in this one value, which pages opened by a click read from the script.
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const script = (await response.text()).replace(`"${ENDPOINT}"`, 'undefined');
    return route.fulfill({response, body: script});
  });
  await visit(page, '/kit/experts/');
  await page.getByRole('link', {name: 'Contact Remotion'}).click();
  await page.getByText('The form writes an e-mail that you send from your own mailbox.').waitFor();
  await answer(page);
  const form = page.locator('form', {has: page.getByLabel('Message')});
  assert.deepEqual([await form.getAttribute('method'), await form.getAttribute('action')], ['post', 'mailto:hello@example.com']);
  assert.equal(await page.locator('input[name="homepage"]').count(), 0);
  await page.getByRole('button', {name: 'Write the e-mail'}).click();
  await page.getByRole('heading', {name: 'Your e-mail is ready'}).waitFor();
  const href = (await page.getByRole('link', {name: 'Open the e-mail'}).getAttribute('href')) ?? '';
  assert.match(decodeURIComponent(href), /^mailto:hello@example\.com\?subject=Which license\?&body=Your name:\r\nInes Duarte\r\n\r\n/);
  await page.getByRole('button', {name: 'Change something'}).click();
  await page.getByLabel('Message').fill('ä'.repeat(3000));
  await page.getByRole('button', {name: 'Write the e-mail'}).click();
  await page.getByText('Your text is too long for a link').waitFor();
  await page.getByRole('button', {name: 'Copy the text'}).waitFor();
});
