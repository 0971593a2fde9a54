import fs from 'node:fs';
import path from 'node:path';
import {builtFileOf} from '../../core/corpus/page-files';

const START_TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s"'<>=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?>/g;
const ATTRIBUTE = /\s([a-z-]+)(?:=(?:"([^"]*)"|([^\s"'<>]+)))?/g;

/** The kinds of elements on a page, each with the one before it: names with their classes, types, roles and the names of their ARIA attributes. */
function kindsOn(html: string): Set<string> {
  const kinds = new Set<string>();
  let before = '';
  for (const [, name = '', attributes = ''] of html.slice(html.indexOf('<body')).matchAll(START_TAG)) {
    let kind = name;
    for (const [, key = '', quoted, bare] of attributes.matchAll(ATTRIBUTE)) {
      if (/^(class|role|type)$/.test(key)) kind += ` ${key}=${quoted ?? bare}`;
      else if (key.startsWith('aria-')) kind += ` ${key}`;
    }
    kinds.add(`${before} ${kind}`);
    before = kind;
  }
  return kinds;
}

/**
 * A greedy set cover: few pages that together hold every kind of element that the build holds.
 * @param build folder of the build
 * @param paths the paths of its pages
 */
export function variedPages(build: string, paths: readonly string[]): string[] {
  const left = new Map(paths.map((address) => [address, kindsOn(fs.readFileSync(path.join(build, builtFileOf(address.slice(1))), 'utf8'))]));
  const chosen: string[] = [];
  for (;;) {
    let best = '';
    for (const [address, kinds] of left) if (kinds.size > (left.get(best)?.size ?? 0)) best = address;
    const gained = left.get(best);
    if (!gained) return chosen;
    chosen.push(best);
    left.delete(best);
    for (const kinds of left.values()) for (const kind of gained) kinds.delete(kind);
  }
}
