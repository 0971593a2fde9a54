import {CORS, ENDPOINT, endpoints, fillIn, sendButton} from '../lib/contact-form';
import {accept, drop, receive} from '../lib/posts';
import {expect, test, visit} from '../fixtures';

test.use({thirdParties: endpoints, expectedConsole: [/ERR_|500/]});

const CONTACT = '/kit/contact/';
const arrived = {name: 'It has arrived'};
const unknown = {name: 'We do not know whether it arrived'};

test('Forms: what is typed while a message is being sent is kept, and is another message', {tag: '@forms.typing-on'}, async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const posts = await receive(page, ENDPOINT, async (route) => {
    await held;
    await accept(route);
  });
  await fillIn(page);
  await sendButton(page).click();
  await page.getByLabel('Message').fill('We are five people. Soon six.');
  release();
  await expect(page.getByRole('heading', arrived)).toBeVisible();
  await expect(page.getByText('what you wrote after that was not sent')).toBeVisible();
  await visit(page, CONTACT);
  await expect(page.getByLabel('Message')).toHaveValue('We are five people. Soon six.');
  await sendButton(page).click();
  await expect(page.getByRole('heading', arrived)).toBeVisible();
  expect(posts.map(({message}) => message)).toEqual(['We are five people.', 'We are five people. Soon six.']);
  expect(new Set(posts.map(({submission}) => submission)).size).toBe(2);
  await visit(page, CONTACT);
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test(
  'Forms: a message that may have arrived is repeated as it was, whatever has been typed since',
  {tag: ['@forms.unknown', '@forms.typing-on']},
  async ({page}) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const posts = await receive(page, ENDPOINT, async (route, nth) => {
      await held;
      await (nth === 1 ? drop(route) : accept(route));
    });
    await fillIn(page);
    await sendButton(page).click();
    await page.getByLabel('Message').fill('We are five people. Soon six.');
    release();
    await expect(page.getByRole('heading', unknown)).toBeVisible();
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', arrived)).toBeVisible();
    expect(posts.length).toBe(2);
    expect(posts[1]).toEqual(posts[0]);
    await page.getByRole('button', {name: 'Show what was kept'}).click();
    await expect(page.getByLabel('Message')).toHaveValue('We are five people. Soon six.');
  },
);

test('Forms: what may have arrived is not called unsent after a reload or a refused repetition', {tag: '@forms.unknown'}, async ({page}) => {
  const posts = await receive(page, ENDPOINT, (route, nth) => (nth === 1 ? drop(route) : route.fulfill({status: 500, headers: CORS})));
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.getByRole('heading', unknown)).toBeVisible();
  await visit(page, CONTACT);
  await expect(page.getByText('We do not know whether this message has arrived.')).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByText('The server answered with an error (500).')).toBeVisible();
  await expect(page.getByRole('heading', unknown)).toBeVisible();
  await expect(page.getByRole('link', {name: /instead$/})).toHaveCount(0);
  expect(posts[1]).toEqual(posts[0]);
});

test('Forms: each tab keeps its own draft; one that a tab leaves is taken over by the next, once', {tag: '@forms.tabs'}, async ({page, watched}) => {
  const tabs = [page, await page.context().newPage(), await page.context().newPage()] as const;
  const [first, second, third] = tabs;
  for (const tab of [second, third]) await watched(tab);
  const message = (tab: typeof page) => tab.getByLabel('Message');
  await visit(first, CONTACT);
  await message(first).fill('Of the first tab');
  await visit(second, CONTACT);
  await expect(message(second)).toHaveValue('');
  await message(second).fill('Of the second tab');
  for (const tab of [first, second]) await visit(tab, CONTACT);
  await expect(message(first)).toHaveValue('Of the first tab');
  await expect(message(second)).toHaveValue('Of the second tab');
  await visit(first, '/kit/about/');
  await visit(third, CONTACT);
  await expect(message(third)).toHaveValue('Of the first tab');
  await visit(first, CONTACT);
  await expect(message(first)).toHaveValue('');
});
