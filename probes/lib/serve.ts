import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';

export type Served = {origin: string; close(): void};

/** Answers requests on this machine. */
export async function serve(answer: http.RequestListener): Promise<Served> {
  const server = http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Answers with a file, in parts if asked for parts, and readable from any origin.
 * @param stopsAt after how many bytes the answer stalls
 */
export const serveFile = (file: string, {stopsAt = Infinity, headers = {}}: {stopsAt?: number; headers?: http.OutgoingHttpHeaders} = {}): Promise<Served> => {
  const content = fs.readFileSync(file);
  return serve((request, response) => {
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const [start, end] = [Number(first ?? 0), last ? Number(last) : content.length - 1];
    response.writeHead(first ? 206 : 200, {
      'content-length': end - start + 1,
      'accept-ranges': 'bytes',
      'access-control-allow-origin': '*',
      ...(first ? {'content-range': `bytes ${start}-${end}/${content.length}`} : {}),
      ...headers,
    });
    const stalls = end >= stopsAt;
    response.write(content.subarray(start, stalls ? Math.max(start, stopsAt) : end + 1));
    if (!stalls) response.end();
  });
};
