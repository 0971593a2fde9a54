import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {site, visit} from '../lib/site';

const kit = site('build-configured', '/kit/');
const CHAT = 'https://crawlchat.app/w/0123456789abcdef';
const thirdParties = {'https://www.googletagmanager.com/gtag/js': '', 'https://crawlchat.app/': ''};

/** A chat that records what it is sent and by whom, and asks its parent for the focus. */
const FAKE_CHAT = `<body><p>Chat</p><script>
  addEventListener('message', ({data, origin}) => document.body.append(JSON.stringify([data, origin])));
  parent.postMessage({type: 'focus'}, '*');
</script>`;

const answerChat = (page: Page) => page.route(CHAT, (route) => route.fulfill({contentType: 'text/html', body: FAKE_CHAT}));
const host = (page: Page, framed: string) =>
  page.route('**/host', (route) => route.fulfill({contentType: 'text/html', body: `<iframe src="${framed}" width="600" height="500"></iframe>`}));

kit.test('§2 AI: with a site id, /ai is the chat in all the room below the navbar, without our panel', {thirdParties}, async (page) => {
  await answerChat(page);
  await visit(page, '/kit/ai');
  await page.getByRole('heading', {level: 1, name: 'Ask AI'}).waitFor();
  const frame = page.locator('main iframe');
  assert.deepEqual(await frame.evaluate((element: HTMLIFrameElement) => [element.src, element.title, element.allow]), [
    CHAT,
    'Ask AI: chat about Remotion',
    'clipboard-read; clipboard-write',
  ]);
  await page.frameLocator('main iframe').getByText('Chat').waitFor();
  const box = (await frame.boundingBox())!;
  const [navbar, ruler] = await page.evaluate(() =>
    ['--navbar-height', '--ruler-height'].map((name) => parseInt(getComputedStyle(document.documentElement).getPropertyValue(name), 10)),
  );
  assert.deepEqual([box.width, box.height], [1440, 900 - navbar! - ruler!]);
  assert.equal(await page.getByLabel('Your question').count(), 0);
  await page.getByRole('navigation', {name: 'Main'}).waitFor();
  assert.equal(await page.getByRole('contentinfo').count(), 0);
});

kit.test('§2 AI embed: with a site id it is the chat alone, and no page for search engines', {thirdParties}, async (page) => {
  await answerChat(page);
  await visit(page, '/kit/ai-embed');
  await page.frameLocator('iframe').getByText('Chat').waitFor();
  assert.equal(await page.locator('iframe').getAttribute('src'), CHAT);
  for (const role of ['banner', 'navigation', 'contentinfo', 'searchbox'] as const) assert.equal(await page.getByRole(role).count(), 0, role);
  assert.equal(await page.locator('meta[name="robots"]').getAttribute('content'), 'noindex');
  const {width, height} = (await page.locator('iframe').boundingBox())!;
  assert.deepEqual([width, height], [1440, 900]);
});

kit.test(
  '§2 AI embed: it hands the messages of its host on to the chat, takes none from anybody else, and asks its host to close',
  {thirdParties, expectedConsole: [/frame-ancestors|Framing/]},
  async (page) => {
    await answerChat(page);
    await host(page, '/kit/ai-embed');
    await page.goto('/host');
    await page.evaluate(() => window.addEventListener('message', (event) => document.body.append(JSON.stringify(event.data))));
    const embed = page.frameLocator('iframe');
    const chat = embed.frameLocator('iframe');
    await embed.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await chat.getByText('Chat').waitFor();
    const fromHost = (data: unknown) => page.evaluate((sent) => document.querySelector('iframe')?.contentWindow?.postMessage(sent, '*'), data);

    // What the embed posts to itself, what is not a message, and what the chat sent when it loaded: none of it is passed on.
    await embed.locator('main').evaluate(() => window.postMessage({type: 'focus'}, '*'));
    for (const junk of [null, 'focus', {type: 'cmd-i'}, {type: ['focus']}]) await fromHost(junk);
    await fromHost({type: 'dark-mode'});
    await chat.getByText('dark-mode').waitFor();
    const origin = new URL(page.url()).origin;
    assert.equal(await chat.locator('body').innerText(), `Chat\n\n${JSON.stringify(['dark-mode', origin])}`);

    await fromHost({type: 'focus'});
    await chat.getByText('"focus"').waitFor();
    assert.match(await chat.locator('body').innerText(), /\["focus",".+"\]\["dark-mode",".+"\]$/);

    // Keys reach the embed when the host has given it the focus; keys pressed in the chat stay in the chat.
    await page.locator('iframe').focus();
    await page.keyboard.press('Escape');
    await page.getByText('{"type":"cmd-i"}').waitFor();
    await page.keyboard.press('Control+i');
    await page.waitForFunction(() => document.body.innerText.split('cmd-i').length === 3);

    await host(page, '/kit/ai');
    await page.goto('/host');
    assert.equal(await page.frameLocator('iframe').getByRole('heading', {name: 'Ask AI'}).count(), 0, 'no other page is framed');
  },
);
