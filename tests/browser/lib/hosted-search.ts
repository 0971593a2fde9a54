import type {Page} from '@playwright/test';
import {SERVICE} from './kit';

/** A page as the search service finds it. */
export const HIT = {
  objectID: '1',
  url: 'https://www.remotion.dev/docs/use-current-frame',
  type: 'lvl1',
  hierarchy: {lvl0: 'remotion', lvl1: 'useCurrentFrame() <b>'},
  content: null,
  _snippetResult: {hierarchy: {lvl1: {value: '\ue000useCurrentFrame\ue001() &lt;b>'}}},
};

type Asked = {requests: Record<string, unknown>[]};

/** Answers like the search service, and records what it was asked; undefined breaks the connection. */
export async function answer(page: Page, hits: object[] | undefined): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route(SERVICE, async (route) => {
    asked.push(route.request().postDataJSON() as Asked);
    if (hits) await route.fulfill({json: {results: [{hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 20}]}});
    else await route.abort();
  });
  return asked;
}
