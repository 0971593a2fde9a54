import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod';

/** Relative to the project: which anchors the documentation has had, by page. */
export const ANCHORS_FILE = 'data/anchors.json';
/** Relative to the project: which of them may lead to the top of their page only, and why. */
export const LOST_ANCHORS_FILE = 'data/lost-anchors.yml';

const anchors = z.record(z.string().startsWith('/docs/'), z.array(z.string().min(1)).nonempty());
const lost = z.record(
  z.string().regex(/^\/docs\/[\w./-]*#\S+$/, 'is not a path with an anchor'),
  z.string().min(10, 'needs a reason of at least ten characters'),
);

export type PromisedAnchors = {
  /** The anchors of each page, by its route. */
  pages: Map<string, string[]>;
  /** Reasons, by address: /docs/fonts#old. */
  lost: Map<string, string>;
};

/**
 * Reads the addresses that must never die.
 * @param dir absolute path of the project
 * @throws Error when a file is malformed, or lists something twice or out of order
 */
export function readPromisedAnchors(dir: string): PromisedAnchors {
  const pages = anchors.parse(JSON.parse(fs.readFileSync(path.join(dir, ANCHORS_FILE), 'utf8')));
  for (const list of [Object.keys(pages), ...Object.values(pages)]) {
    const wrong = list.find((entry, index) => index > 0 && entry <= (list[index - 1] ?? ''));
    if (wrong) throw new Error(`${ANCHORS_FILE}: ${wrong} is a duplicate or out of order. Sort the list.`);
  }
  const reasons = lost.parse(parse(fs.readFileSync(path.join(dir, LOST_ANCHORS_FILE), 'utf8')) ?? {});
  return {pages: new Map(Object.entries(pages)), lost: new Map(Object.entries(reasons))};
}
