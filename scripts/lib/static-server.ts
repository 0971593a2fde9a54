import http from 'node:http';
import type {AddressInfo} from 'node:net';
import handler from 'serve-handler';

export type StaticServer = {origin: string; close(): Promise<void>};

/**
 * Serves a built site as a CDN would: clean paths, `.html` and `/index.html` lead to them, anything else is the 404 page with status 404.
 * @param directory folder of the build
 * @param port port to listen on; 0 lets the system choose a free one
 * @param baseUrl path below which the site was built, with slashes on both ends
 * @throws Error when the port is taken
 */
export async function serveBuild(directory: string, port = 0, baseUrl = '/'): Promise<StaticServer> {
  const server = http.createServer((request, response) => {
    const path = request.url ?? '/';
    if (!path.startsWith(baseUrl)) {
      response.writeHead(302, {location: baseUrl}).end();
      return;
    }
    request.url = `/${path.slice(baseUrl.length)}`;
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
