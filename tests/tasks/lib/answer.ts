import http from 'node:http';
import type {AddressInfo} from 'node:net';

type Answering = {
  origin: string;
  /** Paths that were requested, in order. */
  asked: string[];
  close(): void;
};

/** Stands in for the API of an example: answers a path with JSON, or with status 500 and an empty body. */
export async function answer(paths: Record<string, unknown>): Promise<Answering> {
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    const url = request.url ?? '/';
    asked.push(url);
    const body = paths[url];
    response.writeHead(body === undefined ? 500 : 200, {'access-control-allow-origin': '*', 'content-type': 'application/json'});
    response.end(body === undefined ? '' : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
