import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';

type Endpoint = {
  /** The forms that have arrived, each as names and answers, oldest first. */
  received: Record<string, string>[];
  close: () => Promise<void>;
};

/**
 * Receives forms on this machine in place of a configured endpoint.
 * @param url the endpoint's URL, whose requests from the page are redirected here
 * @param statuses what it answers, one after the other; the last one is repeated
 */
export async function endpoint(page: Page, url: string, statuses: readonly number[] = [200]): Promise<Endpoint> {
  const received: Endpoint['received'] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const form = await new Response(Buffer.concat(chunks), {headers: {'content-type': request.headers['content-type'] ?? ''}}).formData();
      response.writeHead(statuses[received.length] ?? statuses.at(-1) ?? 200, {'access-control-allow-origin': '*', 'content-type': 'text/html'});
      received.push(Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])));
      response.end('<!doctype html><title>Received</title><h1>Received</h1>');
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await page.route(url, async (route) => route.fulfill({response: await route.fetch({url: `http://127.0.0.1:${port}/`})}));
  return {
    received,
    close: () => new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve()))),
  };
}
