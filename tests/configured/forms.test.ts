import assert from 'node:assert/strict';
import type {Page, Route} from 'playwright-core';
import {site, visit} from '../lib/site';

const kit = site('build-configured', '/kit/');
const ENDPOINT = 'https://forms.example.com/contact';
const thirdParties = {'https://www.googletagmanager.com/gtag/js': '', 'https://crawlchat.app/': '', [ENDPOINT]: ''};
const CORS = {'access-control-allow-origin': '*'};

const fillIn = async (page: Page) => {
  await visit(page, '/kit/contact/');
  await page.getByLabel('Your name').fill('Ines Duarte');
  await page.getByLabel('Your e-mail address').fill('ines@example.com');
  await page.getByLabel('Topic').selectOption('Licensing');
  await page.getByLabel('Subject').fill('Which license?');
  await page.getByLabel('Message').fill('We are five people.');
};
const sendButton = (page: Page) => page.getByRole('button', {name: 'Send the message'});
const submissionOf = (route: Route) => /name="submission"\r\n\r\n([\w-]+)/.exec(route.request().postData() ?? '')?.[1];

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

kit.test(
  '§5 Forms: an error of the server loses nothing, and trying again repeats the same submission',
  {thirdParties, expectedConsole: [/500/]},
  async (page) => {
    const submissions: (string | undefined)[] = [];
    await page.route(ENDPOINT, (route) => {
      submissions.push(submissionOf(route));
      return route.fulfill({status: submissions.length === 1 ? 500 : 200, headers: CORS});
    });
    await fillIn(page);
    await sendButton(page).click();
    await page.getByText('The server answered with an error (500).').waitFor();
    await page.getByRole('button', {name: 'Change something'}).click();
    assert.equal(await page.getByLabel('Message').inputValue(), 'We are five people.');
    await sendButton(page).click();
    await page.getByRole('heading', {name: 'It has arrived'}).waitFor();
    assert.equal(submissions.length, 2);
    assert.ok(submissions[0]);
    assert.equal(submissions[1], submissions[0]);
  },
);

kit.test('§5 Forms: offline, the answers stay and can be copied', {thirdParties, expectedConsole: [/ERR_INTERNET_DISCONNECTED/]}, async (page) => {
  await fillIn(page);
  await page.context().setOffline(true);
  await sendButton(page).click();
  await page.getByText('Your computer is offline.').waitFor();
  await page.getByRole('button', {name: 'Copy the text'}).waitFor();
  await page.context().setOffline(false);
});

kit.test('§5 Forms: a second click while sending sends nothing', {thirdParties}, async (page) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let requests = 0;
  await page.route(ENDPOINT, async (route) => {
    requests += 1;
    await held;
    return route.fulfill({status: 200, headers: CORS});
  });
  await fillIn(page);
  await sendButton(page).click();
  // The button says that it is disabled; readers can press it all the same.
  await page.getByRole('button', {name: 'Sending …'}).click({force: true});
  release();
  await page.getByRole('heading', {name: 'It has arrived'}).waitFor();
  assert.equal(requests, 1);
});

kit.test('§5 Forms: without JavaScript the browser posts to the endpoint', {javaScriptEnabled: false}, async (page) => {
  await page.goto('/kit/contact/');
  const form = page.locator('form', {has: page.getByLabel('Message')});
  assert.deepEqual([await form.getAttribute('method'), await form.getAttribute('action')], ['post', ENDPOINT]);
});
