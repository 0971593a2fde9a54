import fs from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** Whether a file is text, which is sent compressed. */
export const isText = (file: string): boolean => path.extname(file) in TYPES;

/**
 * Sends a text, in the smallest form that lies beside it and that the browser accepts.
 * @param isPacked whether to compress a text that has no compressed form
 */
export function sendText(request: IncomingMessage, response: ServerResponse, file: string, status: number, isPacked: boolean): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const forms = [...(accepted.includes('br') ? [['br', '.br']] : []), ...(accepted.includes('gzip') ? [['gzip', '.gz']] : [])];
  const [encoding, suffix = ''] = forms.find(([, each = '']) => fs.existsSync(file + each)) ?? [];
  const {size, mtimeMs} = fs.statSync(file + suffix);
  const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  response.setHeader('Vary', /\.(html|md)$/.test(file) ? 'Accept, Accept-Encoding' : 'Accept-Encoding');
  response.setHeader('Content-Type', TYPES[path.extname(file)] ?? '');
  if (status === 200) response.setHeader('ETag', tag);
  if (status === 200 && request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  const onTheFly = isPacked && !encoding && accepted.includes('br');
  const body = onTheFly ? packed(file) : fs.readFileSync(file + suffix);
  if (encoding || onTheFly) response.setHeader('Content-Encoding', encoding ?? 'br');
  response.writeHead(status, {'Content-Length': body.length}).end(request.method === 'HEAD' ? undefined : body);
}

const packedFiles = new Map<string, Buffer>();

function packed(file: string): Buffer {
  const known = packedFiles.get(file) ?? brotliCompressSync(fs.readFileSync(file));
  packedFiles.set(file, known);
  return known;
}
