import {serve} from './serve';
import {wav} from './wav';

/** Serves two seconds of silence in stereo, at 8,000 hertz and 16 bits per sample, in parts if asked for parts, while a function uses their URL. */
export async function serveWave(read: (src: string, bytes: number) => Promise<void>): Promise<void> {
  const content = Buffer.from(await wav({bits: 16, channels: 2, seconds: 2}).arrayBuffer());
  const {origin, close} = await serve(({headers}, response) => {
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
    const [start, end] = [Number(first ?? 0), Math.min(last ? Number(last) : Infinity, content.length - 1)];
    response.writeHead(206, {'content-type': 'audio/wav', 'content-range': `bytes ${start}-${end}/${content.length}`});
    response.end(content.subarray(start, end + 1));
  });
  try {
    await read(`${origin}/silence.wav`, content.length);
  } finally {
    close();
  }
}
