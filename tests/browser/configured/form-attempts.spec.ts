import {ANSWERS, CORS, ENDPOINT, fillIn, sendButton, sendInVain, endpoints} from '../lib/contact-form';
import {endpoint} from '../lib/endpoint';
import {expect, test, visit} from '../fixtures';

test.use({thirdParties: endpoints});

test.describe(() => {
  test.use({expectedConsole: [/500/]});

  test(
    'Forms: an error of the server loses nothing, and trying again repeats the same submission',
    {tag: ['@forms.failure', '@forms.submission']},
    async ({page}) => {
      const submissions = await sendInVain(page);
      await page.getByRole('button', {name: 'Change something'}).click();
      await expect(page.getByLabel('Message')).toHaveValue('We are five people.');
      await sendButton(page).click();
      await expect(page.getByRole('heading', {name: 'It has arrived'})).toBeVisible();
      expect(submissions.length).toBe(2);
      expect(submissions[0]).toBeTruthy();
      expect(submissions[1]).toBe(submissions[0]);
    },
  );

  test('Forms: answers that were changed after a failure are another submission', {tag: '@forms.submission'}, async ({page}) => {
    const submissions = await sendInVain(page);
    await page.getByRole('button', {name: 'Change something'}).click();
    await page.getByLabel('Message').fill('We are six people.');
    await sendButton(page).click();
    await expect(page.getByRole('heading', {name: 'It has arrived'})).toBeVisible();
    expect(new Set(submissions).size).toBe(2);
  });
});

for (const [what, isChanged] of Object.entries({'the same': false, changed: true}))
  test.describe(() => {
    test.use({expectedConsole: [/500/]});

    test(
      `Forms: after a failure and a reload, ${what} answers are ${isChanged ? 'another' : 'the same'} submission`,
      {tag: '@forms.submission'},
      async ({page}) => {
        const submissions = await sendInVain(page);
        await visit(page, '/kit/contact/');
        await expect(page.getByLabel('Message')).toHaveValue('We are five people.');
        if (isChanged) await page.getByLabel('Message').fill('We are six people.');
        await sendButton(page).click();
        await expect(page.getByRole('heading', {name: 'It has arrived'})).toBeVisible();
        expect(new Set(submissions).size).toBe(isChanged ? 2 : 1);
      },
    );
  });

test('Forms: a second click while sending sends nothing', {tag: '@forms.submission'}, async ({page}) => {
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
  await expect(page.getByRole('heading', {name: 'It has arrived'})).toBeVisible();
  expect(requests).toBe(1);
});

test.describe(() => {
  test.use({expectedConsole: [/503/]});

  test(
    'Forms: trying again sends the same answers under the same name, so that an endpoint can drop a repetition',
    {tag: '@forms.submission'},
    async ({page}) => {
      const {received, close} = await endpoint(page, ENDPOINT, [503, 200]);
      await fillIn(page);
      await sendButton(page).click();
      await expect(page.getByText('The server answered with an error (503).')).toBeVisible();
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(page.getByRole('heading', {name: 'It has arrived'})).toBeVisible();
      await close();
      const [first, second] = received;
      expect(received.length).toBe(2);
      expect(first?.submission ?? '').toMatch(/^[\w-]{36}$/);
      expect(first).toEqual({...ANSWERS, homepage: '', submission: first?.submission});
      expect(second).toEqual(first);
    },
  );
});
