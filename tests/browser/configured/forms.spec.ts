import {answer, ANSWERS, CORS, ENDPOINT, fillIn, sendButton, endpoints} from '../lib/contact-form';
import {endpoint} from '../lib/endpoint';
import {answerShowcase, SHOWCASE} from '../lib/showcase-form';
import {expect, test, visit} from '../fixtures';

test.use({thirdParties: endpoints});

test('Forms: success is told only after the endpoint has taken the answers, and the draft is gone', {tag: '@forms.endpoint'}, async ({page}) => {
  let posted = '';
  await page.route(ENDPOINT, (route) => {
    posted = route.request().postData() ?? '';
    return route.fulfill({status: 201, headers: CORS});
  });
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.getByRole('heading', {name: 'It has arrived'})).toBeVisible();
  expect(posted).toMatch(/name="email"\r\n\r\nines@example\.com/);
  await visit(page, '/kit/contact/');
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test.describe(() => {
  test.use({expectedConsole: [/ERR_INTERNET_DISCONNECTED/]});

  test('Forms: offline, the answers stay and can be copied', {tag: '@forms.failure'}, async ({page}) => {
    await fillIn(page);
    await page.context().setOffline(true);
    await sendButton(page).click();
    await expect(page.getByText('Your computer is offline.')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Copy the text'})).toBeVisible();
    await page.context().setOffline(false);
  });
});

test.describe(() => {
  test.use({javaScriptEnabled: false});

  test(
    'Forms: without JavaScript the browser posts every answer to the endpoint, and the field for programs empty',
    {tag: '@forms.endpoint'},
    async ({page}) => {
      const {received, close} = await endpoint(page, ENDPOINT);
      await page.goto('/kit/contact/');
      await answer(page);
      await sendButton(page).click();
      await expect(page.getByRole('heading', {name: 'Received'})).toBeVisible();
      expect(page.url()).toBe(ENDPOINT);
      await close();
      expect(received).toEqual([{...ANSWERS, homepage: ''}]);
    },
  );

  test('Forms: without JavaScript the browser itself asks for what is missing', {tag: '@forms.validation'}, async ({page}) => {
    await page.goto('/kit/contact/');
    await answer(page);
    await page.getByLabel('Message').fill('');
    await sendButton(page).click();
    expect(await page.getByLabel('Message').evaluate((control: HTMLTextAreaElement) => control.matches(':focus:invalid'))).toBe(true);
    await expect(page).toHaveURL(/\/kit\/contact\/$/);
  });
});

test('Forms: a program that fills in every field sends nothing and is told so; a person can try again', {tag: '@forms.bots'}, async ({page}) => {
  const {received, close} = await endpoint(page, ENDPOINT);
  await fillIn(page);
  const trap = page.locator('input[name="homepage"]');
  expect(
    await trap.evaluate((field: HTMLInputElement) => ({
      tab: field.tabIndex,
      isHidden: field.closest('[aria-hidden="true"]') !== null,
      right: field.getBoundingClientRect().right < 0,
    })),
    'readers neither see nor reach it',
  ).toEqual({tab: -1, isHidden: true, right: true});
  await trap.fill('https://example.com', {force: true});
  await sendButton(page).click();
  await expect(page.getByText('Nothing was sent, because a field that only programs see was filled in.')).toBeVisible();
  expect(received.length).toBe(0);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {name: 'It has arrived'})).toBeVisible();
  await close();
  expect(received.length).toBe(1);
  expect(received[0]?.homepage).toBe('');
});

test.describe(() => {
  test.use({expectedConsole: [/500/]});

  test('Forms: an endpoint that fails leaves the way by e-mail', {tag: '@forms.failure'}, async ({page}) => {
    await page.route(ENDPOINT, (route) => route.fulfill({status: 500, headers: CORS}));
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole('heading', {name: 'It was not sent'})).toBeVisible();
    const href = (await page.getByRole('link', {name: 'Write an e-mail instead'}).getAttribute('href')) ?? '';
    expect(href.startsWith('mailto:hello@example.com?subject=Which%20license%3F&body='), href).toBeTruthy();
    expect(decodeURIComponent(href)).toMatch(/Message:\r\nWe are five people\.$/);
  });
});

test.describe(() => {
  test.use({thirdParties: {...endpoints, [SHOWCASE]: ''}, expectedConsole: [/500/]});

  test('Forms: an entry of the showcase that the endpoint refuses can become an issue, without the e-mail address', {tag: '@forms.failure'}, async ({page}) => {
    await page.route(SHOWCASE, (route) => route.fulfill({status: 500, headers: CORS}));
    await visit(page, '/kit/showcase/add');
    await answerShowcase(page);
    await page.getByRole('button', {name: 'Send the entry'}).click();
    await expect(page.getByText('An issue on GitHub is public, so it leaves out: your e-mail address.')).toBeVisible();
    const issue = new URL((await page.getByRole('link', {name: 'Write an issue instead'}).getAttribute('href')) ?? '');
    expect(issue.searchParams.get('title')).toBe('Showcase: Harbor – Weekly ferry report');
    expect(issue.searchParams.get('body') ?? '').toMatch(/A video per ferry line/);
    expect(decodeURIComponent(issue.href)).not.toMatch(/ines@/);
  });
});

test('Forms: with an e-mail address and no endpoint, the form writes an e-mail', {tag: '@forms.issue'}, async ({page}) => {
  // A build with only an e-mail address differs in this one value, which pages opened by a click read from the script.
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const script = (await response.text()).replace(`"${ENDPOINT}"`, 'undefined');
    return route.fulfill({response, body: script});
  });
  await visit(page, '/kit/experts/');
  await page.getByRole('link', {name: 'Contact Remotion'}).click();
  await expect(page.getByText('The form writes an e-mail that you send from your own mailbox.')).toBeVisible();
  await answer(page);
  const form = page.locator('form', {has: page.getByLabel('Message')});
  expect([await form.getAttribute('method'), await form.getAttribute('action')]).toEqual(['post', 'mailto:hello@example.com']);
  await expect(page.locator('input[name="homepage"]')).toHaveCount(0);
  await page.getByRole('button', {name: 'Write the e-mail'}).click();
  await expect(page.getByRole('heading', {name: 'Your e-mail is ready'})).toBeVisible();
  const href = (await page.getByRole('link', {name: 'Open the e-mail'}).getAttribute('href')) ?? '';
  expect(decodeURIComponent(href)).toMatch(/^mailto:hello@example\.com\?subject=Which license\?&body=Your name:\r\nInes Duarte\r\n\r\n/);
  await page.getByRole('button', {name: 'Change something'}).click();
  await page.getByLabel('Message').fill('ä'.repeat(3000));
  await page.getByRole('button', {name: 'Write the e-mail'}).click();
  await expect(page.getByText('Your text is too long for a link')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Copy the text'})).toBeVisible();
});
