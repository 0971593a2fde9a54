import http from 'node:http';
import https from 'node:https';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

/** An answer as it is sent: names of headers in lower case, the body still encoded. */
export type Reply = {status: number; headers: Record<string, string>; body: Buffer};

/** Anything that answers requests for the site: a server, a service, or the tools of one. */
export type Host = {
  name: string;
  /** What takes the place of the service where it cannot be run, and the questions that it cannot answer; empty for a real server. */
  leavesOut: Question[];
  /** Whether the host prefers a page to a redirect of the same path, so that the page itself has to redirect. */
  redirectsByPage?: boolean;
  request: (address: string, headers?: Record<string, string>) => Promise<Reply>;
  close: () => Promise<void>;
};

export type Question = 'pages' | 'other spellings' | 'redirects' | 'missing' | 'assets' | 'markdown' | 'encoding' | 'private';

/** What a browser accepts. */
export const BROWSER = {'accept-encoding': 'gzip, deflate, br'};

/** A host that is reached by HTTP. Paths are sent as they are, so that no client repairs a hostile one. */
export function httpHost(
  name: string,
  origin: string,
  options: {close?: () => Promise<void>; acceptsOwnCertificate?: boolean; leavesOut?: Question[]} = {},
): Host {
  const {protocol, hostname, port, host} = new URL(origin);
  const client = protocol === 'https:' ? https : http;
  const agent = new client.Agent({keepAlive: true, maxSockets: 8, ...(options.acceptsOwnCertificate && {rejectUnauthorized: false})});
  return {
    name,
    leavesOut: options.leavesOut ?? [],
    request: (address, headers = {}) =>
      new Promise((resolve, reject) => {
        const request = client.request({agent, hostname, port, path: address, headers: {host, ...headers}, timeout: 20_000}, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => resolve({status: response.statusCode ?? 0, headers: flat(response.headers), body: Buffer.concat(parts)}));
          response.on('error', reject);
        });
        request.on('timeout', () => request.destroy(new Error(`${origin}${address} did not answer within 20 seconds.`)));
        request.on('error', reject);
        request.end();
      }),
    async close() {
      agent.destroy();
      await options.close?.();
    },
  };
}

const flat = (headers: http.IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]));

/** The text of an answer. */
export function textOf({headers, body}: Reply): string {
  const encoding = headers['content-encoding'];
  return (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString('utf8');
}
