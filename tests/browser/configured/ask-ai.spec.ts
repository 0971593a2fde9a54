import type {Page} from '@playwright/test';
import {thirdParties} from '../lib/kit';
import {expect, test, visit} from '../fixtures';

const CHAT = 'https://crawlchat.app/w/0123456789abcdef';

/** A chat that records what it is sent and by whom, and asks its parent for the focus. */
const FAKE_CHAT = `<body><p>Chat</p><script>
  addEventListener('message', ({data, origin}) => document.body.append(JSON.stringify([data, origin])));
  parent.postMessage({type: 'focus'}, '*');
</script>`;

const answerChat = (page: Page) => page.route(CHAT, (route) => route.fulfill({contentType: 'text/html', body: FAKE_CHAT}));
const host = (page: Page, framed: string) =>
  page.route('**/host', (route) => route.fulfill({contentType: 'text/html', body: `<iframe src="${framed}" width="600" height="500"></iframe>`}));

test('AI: with a site id, /ai is the chat in all the room below the navbar, without our panel', {tag: '@ask-ai.page'}, async ({page}) => {
  await answerChat(page);
  await visit(page, '/kit/ai');
  await expect(page.getByRole('heading', {level: 1, name: 'Ask AI'})).toBeVisible();
  const frame = page.locator('main iframe');
  expect(await frame.evaluate((element: HTMLIFrameElement) => [element.src, element.title, element.allow])).toEqual([
    CHAT,
    'Ask AI: chat about Remotion',
    'clipboard-read; clipboard-write',
  ]);
  await expect(page.frameLocator('main iframe').getByText('Chat')).toBeVisible();
  const box = (await frame.boundingBox())!;
  const [navbar, ruler] = await page.evaluate(() =>
    ['--navbar-height', '--ruler-height'].map((name) => parseInt(getComputedStyle(document.documentElement).getPropertyValue(name), 10)),
  );
  expect([box.width, box.height]).toEqual([1440, 900 - navbar! - ruler!]);
  await expect(page.getByLabel('Your question')).toHaveCount(0);
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('AI embed: with a site id it is the chat alone, and no page for search engines', {tag: '@ask-ai.embed'}, async ({page}) => {
  await answerChat(page);
  await visit(page, '/kit/ai-embed');
  await expect(page.frameLocator('iframe').getByText('Chat')).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('src', CHAT);
  for (const role of ['banner', 'navigation', 'contentinfo', 'searchbox'] as const) await expect(page.getByRole(role), role).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const {width, height} = (await page.locator('iframe').boundingBox())!;
  expect([width, height]).toEqual([1440, 900]);
});

test.describe(() => {
  // What the policy refuses is reported.
  test.use({expectedConsole: [/frame-ancestors|Framing/], thirdParties: {...thirdParties, 'https://reports.example.com/site': ''}});

  test(
    'AI embed: it hands the messages of its host on to the chat, takes none from anybody else, and asks its host to close',
    {tag: '@ask-ai.embed'},
    async ({page}) => {
      await answerChat(page);
      await host(page, '/kit/ai-embed');
      await page.goto('/host');
      await page.evaluate(() => window.addEventListener('message', (event) => document.body.append(JSON.stringify(event.data))));
      const embed = page.frameLocator('iframe');
      const chat = embed.frameLocator('iframe');
      await expect(embed.locator('html[data-has-hydrated="true"]')).toBeAttached();
      await expect(chat.getByText('Chat')).toBeVisible();
      const fromHost = (data: unknown) => page.evaluate((sent) => document.querySelector('iframe')?.contentWindow?.postMessage(sent, '*'), data);

      // What the embed posts to itself, what is not a message, and what the chat sent when it loaded: none of it is passed on.
      await embed.locator('main').evaluate(() => window.postMessage({type: 'focus'}, '*'));
      for (const junk of [null, 'focus', {type: 'cmd-i'}, {type: ['focus']}]) await fromHost(junk);
      await fromHost({type: 'dark-mode'});
      await expect(chat.getByText('dark-mode')).toBeVisible();
      const origin = new URL(page.url()).origin;
      await expect(chat.locator('body')).toHaveText(`Chat\n\n${JSON.stringify(['dark-mode', origin])}`, {useInnerText: true});

      await fromHost({type: 'focus'});
      await expect(chat.getByText('"focus"')).toBeVisible();
      await expect(chat.locator('body')).toHaveText(/\["focus",".+"\]\["dark-mode",".+"\]$/, {useInnerText: true});

      // Keys reach the embed when the host has given it the focus; keys pressed in the chat stay in the chat.
      await page.locator('iframe').focus();
      await page.keyboard.press('Escape');
      await expect(page.getByText('{"type":"cmd-i"}')).toBeVisible();
      await page.keyboard.press('Control+i');
      await page.waitForFunction(() => document.body.innerText.split('cmd-i').length === 3);

      await host(page, '/kit/ai');
      await page.goto('/host');
      await expect(page.frameLocator('iframe').getByRole('heading', {name: 'Ask AI'}), 'no other page is framed').toHaveCount(0);
    },
  );
});
