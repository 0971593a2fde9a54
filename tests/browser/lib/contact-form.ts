import {expect, type Page, type Route} from '@playwright/test';
import {visit} from '../fixtures';
import {thirdParties} from './kit';

export const ENDPOINT = 'https://forms.example.com/contact';
export const endpoints = {...thirdParties, [ENDPOINT]: ''};
export const CORS = {'access-control-allow-origin': '*'};

export const fillIn = async (page: Page) => {
  await visit(page, '/kit/contact/');
  await answer(page);
};
export const answer = async (page: Page) => {
  await page.getByLabel('Your name').fill('Ines Duarte');
  await page.getByLabel('Your e-mail address').fill('ines@example.com');
  await page.getByLabel('Topic').selectOption('Licensing');
  await page.getByLabel('Subject').fill('Which license?');
  await page.getByLabel('Message').fill('We are five people.');
};
export const sendButton = (page: Page) => page.getByRole('button', {name: 'Send the message'});
const submissionOf = (route: Route) => /name="submission"\r\n\r\n([\w-]+)/.exec(route.request().postData() ?? '')?.[1];

/** Sends the form to an endpoint that fails the first time; returns a list of submission ids, to which later ones are added. */
export const sendInVain = async (page: Page) => {
  const submissions: (string | undefined)[] = [];
  await page.route(ENDPOINT, (route) => {
    submissions.push(submissionOf(route));
    return route.fulfill({status: submissions.length === 1 ? 500 : 200, headers: CORS});
  });
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.getByText('The server answered with an error (500).')).toBeVisible();
  return submissions;
};

/** What `answer` fills in, by the names that it is sent under. */
export const ANSWERS = {
  name: 'Ines Duarte',
  email: 'ines@example.com',
  topic: 'Licensing',
  subject: 'Which license?',
  message: 'We are five people.',
};
