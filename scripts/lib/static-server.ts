import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import handler from 'serve-handler';
import {WANTS_MARKDOWN} from '../../plugins/hosting/rules';
import {findFile, parseRedirects} from './find-file';
import {headersFor, parseHeaders} from './host-headers';
import {isText, sendText} from './send-file';

const WANTED = new RegExp(WANTS_MARKDOWN, 'i');

const wantsMarkdown = ({headers}: http.IncomingMessage): boolean => WANTED.test(headers.accept ?? '');

/** The Markdown of a page, which lies beside it. */
function twinOf(file: string): string | undefined {
  const twin = file.replace(/\.html$/, '.md');
  return twin !== file && fs.existsSync(twin) ? twin : undefined;
}

export type StaticServer = {origin: string; close: () => Promise<void>};

/**
 * Serves a built site as a CDN would: each page has one path, to which other spellings and the redirects lead, anything else gets the 404 page with status 404,
 * and every response has the headers of the build's `_headers` file, except that nothing missing is kept for long.
 * @param directory folder of the build
 * @param port port to listen on; 0 lets the system choose a free one
 * @param baseUrl path under which the site was built, with a slash at both ends
 * @param isPacked whether texts without a compressed form are sent with brotli all the same, which matters for measurements on a slow network
 * @throws Error when the port is taken
 */
export async function serveBuild(directory: string, port = 0, baseUrl = '/', isPacked = false): Promise<StaticServer> {
  const read = (name: string) => (fs.existsSync(path.join(directory, name)) ? fs.readFileSync(path.join(directory, name), 'utf8') : '');
  const rules = parseHeaders(read('_headers'));
  const redirects = parseRedirects(read('_redirects'));
  const server = http.createServer((request, response) => {
    const [address = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    const search = query ? `?${query}` : '';
    const headers = headersFor(rules, address);
    const send = (status: number, headersOfStatus: Record<string, string>) => response.writeHead(status, {...headers, ...headersOfStatus}).end();
    const redirect = redirects.get(address);
    if (redirect) return send(redirect.status, {Location: redirect.location});
    if (!address.startsWith(baseUrl)) return send(302, {Location: baseUrl});
    const found = findFile(directory, baseUrl, address.slice(baseUrl.length));
    if (found.kind === 'redirect') return send(found.status, {Location: found.location + search});
    const isMissing = found.kind === 'missing';
    const twin = found.kind === 'file' && wantsMarkdown(request) ? twinOf(found.file) : undefined;
    if (isMissing) headers['Cache-Control'] = 'no-cache';
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const file = isMissing ? path.join(directory, '404.html') : (twin ?? found.file);
    if (isMissing && !fs.existsSync(file)) return send(404, {'Content-Type': 'text/plain'});
    if (isText(file)) return sendText(request, response, file, isMissing ? 404 : 200, isPacked);
    // Sounds and videos are asked for in parts, which this library knows how to send.
    request.url = address.slice(baseUrl.length - 1);
    void handler(request, response, {public: directory, cleanUrls: false, directoryListing: false});
  });
  // A client that reuses a connection must not meet one that is just being closed.
  server.keepAliveTimeout = 60_000;
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
