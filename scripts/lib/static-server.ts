import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import handler from 'serve-handler';
import {headersFor, parseHeaders} from './host-headers';

export type StaticServer = {origin: string; close(): Promise<void>};

/**
 * Serves a built site as a CDN would: paths are clean, `.html` and `/index.html` redirect to them, anything else gets the 404 page with status 404,
 * and every response has the headers of the build's `_headers` file.
 * @param directory folder of the build
 * @param port port to listen on; 0 lets the system choose a free one
 * @param baseUrl path under which the site was built, with a slash at both ends
 * @param isPacked whether text files are sent with brotli, as hosts do, which matters for measurements on a slow network
 * @throws Error when the port is taken
 */
export async function serveBuild(directory: string, port = 0, baseUrl = '/', isPacked = false): Promise<StaticServer> {
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
    const text = isPacked ? textFile(directory, request.url.split('?')[0] ?? '') : undefined;
    if (text) {
      response.writeHead(200, {'Content-Type': text.type, 'Content-Encoding': 'br'}).end(packed(text.file));
      return;
    }
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

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

/** The file at a URL path, if it is worth compressing. */
function textFile(directory: string, address: string): {file: string; type: string} | undefined {
  const files = [address, `${address}.html`, `${address}/index.html`].map((name) => path.join(directory, decodeURIComponent(name)));
  const file = files.find((name) => fs.existsSync(name) && fs.statSync(name).isFile());
  const type = file && TYPES[path.extname(file)];
  return file && type ? {file, type} : undefined;
}

const packedFiles = new Map<string, Buffer>();

function packed(file: string): Buffer {
  const known = packedFiles.get(file) ?? brotliCompressSync(fs.readFileSync(file));
  packedFiles.set(file, known);
  return known;
}
