import type {Project} from './project';
import {LIMITS, readProject} from './read-project';

/** Longer links are cut off by common mail and chat programs. */
export const MAX_LINK = 30_000;

/** What is wrong with a link, in words for the reader. */
export class LinkError extends Error {}

type Packed = {v: 1; project: Project};

/**
 * Packs a project into text for the hash of an address.
 * @throws LinkError when it would be too long
 */
export async function packProject(project: Project): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify({v: 1, project} satisfies Packed));
  const text = toBase64Url(await through(bytes, new CompressionStream('deflate-raw'), Infinity));
  if (text.length > MAX_LINK)
    throw new LinkError(
      `The link would have ${text.length.toLocaleString('en-US')} characters, and programs cut off links after ${MAX_LINK.toLocaleString('en-US')}. Download the project instead.`,
    );
  return text;
}

/**
 * Reads a project out of a link.
 * @throws LinkError when the text is damaged, or is no project
 */
export async function unpackProject(text: string): Promise<Project> {
  const damaged = 'This link is damaged: a part of it is missing or was changed on the way. Ask for it again.';
  let packed: unknown;
  try {
    // Letters take up to three bytes, and JSON adds some.
    const bytes = await through(fromBase64Url(text), new DecompressionStream('deflate-raw'), 4 * LIMITS.characters);
    packed = JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(bytes));
  } catch {
    throw new LinkError(damaged);
  }
  const project = typeof packed === 'object' && packed !== null && 'project' in packed ? readProject(packed.project) : undefined;
  if (!project) throw new LinkError('This link holds no project that the playground can open.');
  return project;
}

/** @throws RangeError when more than `most` bytes come out, so that a short link cannot fill the memory */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (;;) {
    const {done, value} = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > most) throw new RangeError('too much');
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @throws DOMException when the text has other characters */
const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
