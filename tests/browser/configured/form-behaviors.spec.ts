import type {Page} from '@playwright/test';
import {BEHAVIORS} from '../lib/behaviors';
import {answer, ENDPOINT, endpoints} from '../lib/contact-form';
import {accept, postedBy} from '../lib/posts';
import {answerShowcase, SHOWCASE} from '../lib/showcase-form';
import {variantTags} from '../lib/variants';
import {expect, test, visit} from '../fixtures';

// A message that does not arrive is an error in the console, too.
test.use({thirdParties: {...endpoints, [SHOWCASE]: ''}, expectedConsole: [/./]});

const FORMS = [
  {page: 'contact', path: '/kit/contact/', url: ENDPOINT, label: 'Message', name: 'message', action: 'Send the message', answer},
  {page: 'showcase', path: '/kit/showcase/add', url: SHOWCASE, label: 'Description', name: 'description', action: 'Send the entry', answer: answerShowcase},
];

const TEXTS = ['What the first of two tabs has to say.', 'The other tab has another message.'];

for (const form of FORMS)
  for (const [index, {name, receives, verdict, respond, wait}] of BEHAVIORS.entries())
    test(
      `Forms: two tabs of ${form.page} and an endpoint that ${name}: nothing is lost, doubled or misreported`,
      {tag: variantTags(index, '@forms.unknown', '@forms.tabs', '@forms.submission')},
      async ({page, watched}) => {
        const other = await page.context().newPage();
        await watched(other);
        const tabs = [page, other];
        const field = (tab: Page) => tab.getByRole('textbox', {name: form.label});
        const received: Record<string, string>[] = [];
        let isWell = false;
        let asked = 0;
        for (const [index, tab] of tabs.entries()) {
          await tab.route(form.url, async (route) => {
            if (isWell || receives) received.push(await postedBy(route));
            asked++;
            return isWell ? accept(route) : respond(route);
          });
          if (wait) await tab.clock.install();
          await visit(tab, form.path);
          await expect(field(tab)).toHaveValue('');
          await form.answer(tab);
          await field(tab).fill(TEXTS[index] ?? '');
        }
        for (const [index, tab] of tabs.entries()) {
          await tab.getByRole('button', {name: form.action}).click();
          await expect.poll(() => asked).toBe(index + 1);
          await wait?.(tab);
          await expect(tab.getByRole('heading', {name: verdict})).toBeVisible();
          await expect(tab.getByRole('link', {name: /instead$/}), 'another way is offered only to what has not arrived').toHaveCount(
            verdict === 'It was not sent' ? 1 : 0,
          );
        }
        isWell = true;
        if (verdict !== 'It has arrived')
          for (const tab of tabs) {
            await tab.getByRole('button', {name: 'Try again'}).click();
            await expect(tab.getByRole('heading', {name: 'It has arrived'})).toBeVisible();
          }
        const messages = new Map(received.map(({submission = '', [form.name]: text = ''}) => [submission, text]));
        expect([...messages.values()].sort(), 'each message once, by its id').toEqual([...TEXTS].sort());
        expect(new Set(received.map((post) => JSON.stringify(post))).size, 'an id stands for one message').toBe(2);
      },
    );
