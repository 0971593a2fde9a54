import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import {made} from '../../../probes/lib/media';
import {setting} from '../../../probes/lib/run-folder';

const PROJECT = path.join(__dirname, '../../..');
const PICTURE = '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 320x180 -i picture.rgb';
const TONE = '-f lavfi -i sine=sample_rate=48000';
const SOUNDS = '-c:v libx264 -pix_fmt yuv420p -g 30 -c:a aac -movflags +faststart';

/** What stands in for the files of a reader, by the ending of their names; made when it is first asked for. */
const MAKERS: Record<string, () => Promise<string>> = {
  mp4: () => made('stand-in.mp4', `${PICTURE} ${TONE} -t 20 ${SOUNDS}`),
  mov: () => made('stand-in.mov', `${PICTURE} ${TONE} -t 20 ${SOUNDS}`),
  webm: () => made('stand-in.webm', `${PICTURE} ${TONE} -t 10 -c:v libvpx -b:v 200k -c:a libopus`),
  mp3: () => made('stand-in.mp3', `${TONE} -t 20 -c:a libmp3lame`),
  wav: () => made('stand-in.wav', `${TONE} -t 20`),
  m4a: () => made('stand-in.m4a', `${TONE} -t 20 -c:a aac -f mp4`),
  aac: () => made('stand-in.aac', `${TONE} -t 20 -c:a aac -f adts`),
  png: () => picture('png'),
  jpg: () => picture('jpg'),
  jpeg: () => picture('jpeg'),
  webp: () => picture('webp'),
  avif: () => picture('avif'),
  srt: () => written('srt', '1\n00:00:00,000 --> 00:00:01,500\nA line of text\n'),
  svg: () => own('static/demos/ken-burns/valley.svg'),
  gif: () => own('static/demos/gif/windmill.gif'),
  json: () => own('static/demos/lottie/sunrise.json'),
  wasm: () => own('node_modules/canvaskit-wasm/bin/full/canvaskit.wasm'),
  woff2: () => own('node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
};

const own = (file: string) => Promise.resolve(path.join(PROJECT, file));

function written(ending: string, text: string): Promise<string> {
  const file = path.join(setting('folder'), `stand-in.${ending}`);
  fs.writeFileSync(file, text);
  return Promise.resolve(file);
}

async function picture(ending: string): Promise<string> {
  const file = path.join(setting('folder'), `stand-in.${ending}`);
  const shape = Buffer.from(
    '<svg width="640" height="360"><rect width="640" height="360" fill="#c87828"/><circle cx="200" cy="180" r="120" fill="#1f4d3a"/></svg>',
  );
  if (!fs.existsSync(file)) await sharp(shape).toFile(file);
  return file;
}

/** The file that stands in for one of that name; undefined for a kind that nobody needed before. */
const standInFor = async (name: string): Promise<string | undefined> => MAKERS[path.extname(name).slice(1).toLowerCase()]?.();

/** Puts what stands in for a file of the reader's where it is looked for, unless something is there. */
export async function placeStandIn(target: string): Promise<void> {
  const source = fs.existsSync(target) ? undefined : await standInFor(target);
  if (!source) return;
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.copyFileSync(source, target);
}

/** Endings of media for which there is a stand-in. */
const MEDIA_ENDINGS = Object.keys(MAKERS).filter((ending) => !/^(json|wasm|srt)$/.test(ending));
const REMOTE_MEDIA = new RegExp(`https?://(?!localhost)[\\w.-]+/[^'"\`\\s)]*\\.(${MEDIA_ENDINGS.join('|')})(?=['"\`)#?])`, 'g');

/** Addresses of media on other sites, which nobody asks while samples run, lead to what stands in for them. */
export const withStandIns = (code: string, origin: string): string => code.replace(REMOTE_MEDIA, (_, ending: string) => `${origin}/stand-in.${ending}`);

const TYPES: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
};

export type Site = {origin: string; close: () => void};

/** Serves folders, the first that has a file, and for names of media that are in none of them what stands in. */
export async function serveWithStandIns(folders: string[]): Promise<Site> {
  const server = http.createServer((request, response) => {
    void answer(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)).then((file) => send(file, request, response));
  });
  const answer = async (name: string) => {
    const wanted = [name.endsWith('/') ? `${name}index.html` : name, name.replace(/^\/public\//, '/')];
    const found = folders.flatMap((folder) => wanted.map((each) => path.join(folder, each)));
    return found.find((file) => fs.existsSync(file) && fs.statSync(file).isFile()) ?? standInFor(name);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(file: string | undefined, {headers, method}: http.IncomingMessage, response: http.ServerResponse): void {
  if (!file) return void response.writeHead(404).end();
  const {size} = fs.statSync(file);
  const ending = path.extname(file).slice(1);
  const common = {'accept-ranges': 'bytes', 'access-control-allow-origin': '*', 'content-type': TYPES[ending] ?? mediaType(ending)};
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const start = Number(from ?? 0);
  const end = Math.min(to ? Number(to) : size - 1, size - 1);
  response.writeHead(from ? 206 : 200, {...common, 'content-length': end - start + 1, ...(from ? {'content-range': `bytes ${start}-${end}/${size}`} : {})});
  if (method === 'HEAD') return void response.end();
  fs.createReadStream(file, {start, end}).pipe(response);
}

function mediaType(ending: string): string {
  if (/^(mp4|mov|webm)$/.test(ending)) return ending === 'mov' ? 'video/quicktime' : `video/${ending}`;
  if (/^(mp3|wav|m4a|aac)$/.test(ending)) return `audio/${ending === 'mp3' ? 'mpeg' : ending}`;
  return /^woff2?$/.test(ending) ? `font/${ending}` : `image/${ending === 'jpg' ? 'jpeg' : ending}`;
}
