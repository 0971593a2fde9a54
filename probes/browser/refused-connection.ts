import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';
import {serve} from '../lib/serve';

export default inBrowser('Of a request to a server that has ended, the console of Chrome says net::ERR_CONNECTION_REFUSED.', async (stage) => {
  const {origin, close} = await serve((_, response) => response.end());
  close();
  const page = await stage.page();
  const said: string[] = [];
  page.on('console', (message) => void said.push(message.text()));
  await page.evaluate((url) => fetch(url).catch(() => undefined), origin);
  for (let turns = 0; said.length === 0 && turns < 50; turns++) await page.waitForTimeout(20);
  assert.match(said.join('\n'), /net::ERR_CONNECTION_REFUSED/);
});
