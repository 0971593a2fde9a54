import assert from 'node:assert/strict';
import {ANSWERS, CORS, ENDPOINT, fillIn, sendButton, sendInVain, thirdParties} from '../lib/contact-form';
import {endpoint} from '../lib/endpoint';
import {site, visit} from '../lib/site';

const kit = site('build-configured', '/kit/');

kit.test(
  '§5 Forms: an error of the server loses nothing, and trying again repeats the same submission',
  {thirdParties, expectedConsole: [/500/]},
  async (page) => {
    const submissions = await sendInVain(page);
    await page.getByRole('button', {name: 'Change something'}).click();
    assert.equal(await page.getByLabel('Message').inputValue(), 'We are five people.');
    await sendButton(page).click();
    await page.getByRole('heading', {name: 'It has arrived'}).waitFor();
    assert.equal(submissions.length, 2);
    assert.ok(submissions[0]);
    assert.equal(submissions[1], submissions[0]);
  },
);

kit.test('§5 Forms: answers that were changed after a failure are another submission', {thirdParties, expectedConsole: [/500/]}, async (page) => {
  const submissions = await sendInVain(page);
  await page.getByRole('button', {name: 'Change something'}).click();
  await page.getByLabel('Message').fill('We are six people.');
  await sendButton(page).click();
  await page.getByRole('heading', {name: 'It has arrived'}).waitFor();
  assert.equal(new Set(submissions).size, 2);
});

for (const [what, isChanged] of Object.entries({'the same': false, changed: true}))
  kit.test(
    `§5 Forms: after a failure and a reload, ${what} answers are ${isChanged ? 'another' : 'the same'} submission`,
    {thirdParties, expectedConsole: [/500/]},
    async (page) => {
      const submissions = await sendInVain(page);
      await visit(page, '/kit/contact/');
      assert.equal(await page.getByLabel('Message').inputValue(), 'We are five people.');
      if (isChanged) await page.getByLabel('Message').fill('We are six people.');
      await sendButton(page).click();
      await page.getByRole('heading', {name: 'It has arrived'}).waitFor();
      assert.equal(new Set(submissions).size, isChanged ? 2 : 1);
    },
  );

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

kit.test(
  '§5 Forms: trying again sends the same answers under the same name, so that an endpoint can drop a repetition',
  {thirdParties, expectedConsole: [/503/]},
  async (page) => {
    const {received, close} = await endpoint(page, ENDPOINT, [503, 200]);
    await fillIn(page);
    await sendButton(page).click();
    await page.getByText('The server answered with an error (503).').waitFor();
    await page.getByRole('button', {name: 'Try again'}).click();
    await page.getByRole('heading', {name: 'It has arrived'}).waitFor();
    await close();
    const [first, second] = received;
    assert.equal(received.length, 2);
    assert.match(first?.submission ?? '', /^[\w-]{36}$/);
    assert.deepEqual(first, {...ANSWERS, homepage: '', submission: first?.submission});
    assert.deepEqual(second, first);
  },
);
