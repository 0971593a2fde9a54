import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import handler from 'serve-handler';
import {headersFor, parseHeaders} from './host-headers';

export type StaticServer = {origin: string; close(): Promise<void>};

/**
 * Serves a built site as a CDN would: clean paths, `.html` and `/index.html` lead to them, anything else is the 404 page with status 404,
 * and every answer has the headers of the build's `_headers` file.
 * @param directory folder of the build
 * @param port port to listen on; 0 lets the system choose a free one
 * @param baseUrl path below which the site was built, with slashes on both ends
 * @throws Error when the port is taken
 */
export async function serveBuild(directory: string, port = 0, baseUrl = '/'): Promise<StaticServer> {
  const file = path.join(directory, '_headers');
  const rules = fs.existsSync(file) ? parseHeaders(fs.readFileSync(file, 'utf8')) : [];
  const server = http.createServer((request, response) => {
    const url = request.url ?? '/';
    for (const [name, value] of Object.entries(headersFor(rules, url.split('?')[0] ?? url))) response.setHeader(name, value);
    if (!url.startsWith(baseUrl)) {
      response.writeHead(302, {location: baseUrl}).end();
      return;
    }
    request.url = `/${url.slice(baseUrl.length)}`;
    void handler(request, response, {public: directory, cleanUrls: true, directoryListing: false});
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
