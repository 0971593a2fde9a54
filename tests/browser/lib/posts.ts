import type {Page, Route} from '@playwright/test';
import {CORS} from './contact-form';

/** The names and answers of a form that is on its way. */
export async function postedBy(route: Route): Promise<Record<string, string>> {
  const request = route.request();
  const headers = {'content-type': (await request.headerValue('content-type')) ?? ''};
  const form = await new Response(new Uint8Array(request.postDataBuffer() ?? []), {headers}).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
}

/** Receives what a page posts; the list grows, and `answer` responds to the nth post. */
export async function receive(page: Page, url: string, answer: (route: Route, nth: number) => Promise<void>): Promise<Record<string, string>[]> {
  const posts: Record<string, string>[] = [];
  await page.route(url, async (route) => {
    posts.push(await postedBy(route));
    await answer(route, posts.length);
  });
  return posts;
}

export const accept = (route: Route) => route.fulfill({status: 200, headers: CORS});
export const drop = (route: Route) => route.abort('connectionreset');
