import fs from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {Page} from '../../core/corpus/corpus';
import {installedPackages, publishedScripts} from '../../core/toolkit/published-scripts';
import type {Item} from './item';

/** Shorter texts occur in code by chance. */
const SHORTEST = 24;
const SHOWN = new Set(['', 'txt', 'text', 'bash', 'sh', 'console']);

/** Finds the messages on pages that the packages before contained word for word, and the packages now do not. */
export function messageItems(pages: Page[], before: string, now: string): Item[] {
  const quoted = pages.flatMap((page) => quotedOn(page).map((quote) => ({page, ...quote})));
  const [old, current] = [readPackages(before), readPackages(now)];
  return quoted.flatMap(({page, line, text}) => {
    const was = old.find(text);
    if (was === undefined || current.find(text) !== undefined) return [];
    return [
      {
        kind: 'message' as const,
        page: page.file,
        line,
        message: `"${text}" is no longer in the packages.`,
        evidence: `until now ${was}`,
        edit: 'Find the message that replaced it, and quote that one; keep the old text if readers of older versions search for it.',
      },
    ];
  });
}

/** The constant parts of what a page shows as output: between the values that a message inserts. */
function quotedOn({tree, source}: Page): {line: number; text: string}[] {
  const found: {line: number; text: string}[] = [];
  const add = (value: string, first: number) =>
    value.split('\n').forEach((text, index) => {
      const parts = text.split(/(?<!\w)\d[\d.]*(?!\w)|"[^"]*"|'[^']*'|`[^`]*`|<[^>]*>|\S*[/\\]\S*|…|\.\.\./);
      for (const part of parts.map((each) => each.trim()))
        if (part.length >= SHORTEST && part.split(' ').length > 3) found.push({line: first + index, text: part});
    });
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'code' && SHOWN.has(node.lang ?? '')) add(node.value, line + 1);
    if (node.type === 'inlineCode') add(node.value, line);
    if (node.type === 'heading') add((source.split('\n')[line - 1] ?? '').replace(/^#+ |[`*]|\{#.*\}/g, ''), line);
  });
  // The code in a heading is also read as part of the heading.
  return found.filter(({line, text}, index) => found.findIndex((each) => each.line === line && each.text === text) === index);
}

/** The JavaScript of the toolkit's packages as one text, in which a message that the code puts together from lines is whole. */
function readPackages(modules: string): {find: (text: string) => string | undefined} {
  const files = installedPackages(modules)
    .flatMap((name) => publishedScripts(modules, name))
    .map((file) => ({file, text: joined(fs.readFileSync(path.join(modules, file), 'utf8'))}));
  const places = new Map<string, string | undefined>();
  return {
    find(text) {
      if (!places.has(text)) {
        const held = files.find((file) => file.text.includes(text));
        places.set(text, held?.file);
      }
      return places.get(text);
    },
  };
}

/** `'a ' + 'b'` and `['a', 'b'].join(' ')` print one text; a quote within it is escaped. */
const joined = (code: string): string => code.replace(/(['"`])\s*\+\s*['"`]/g, '').replace(/\\(['"`])/g, '$1');
