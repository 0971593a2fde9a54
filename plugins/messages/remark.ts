import fs from 'node:fs';
import path from 'node:path';
import type {Parent, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readPage} from '../../core/corpus/corpus';
import {explainedPackages, messageEntriesOf, type MessageEntry} from '../../core/corpus/message-entries';
import {entryFor} from '../../core/corpus/message-quotes';

const SITE = path.join(__dirname, '../..');
const FOLDER = 'docs/messages';

/** Turns each message that a documentation page quotes in its prose into a link to its explanation, unless the writer made it one. */
export function remarkMessages() {
  return (tree: Root, {path: file}: VFile): void => {
    if (!file?.startsWith(path.join(SITE, 'docs') + path.sep)) return;
    if (explainedPackages(readPage(SITE, path.relative(SITE, file))).length === 0) linkQuotes(tree, file, entriesOf(SITE));
  };
}

/**
 * Links what is quoted in a tree to the files of the explanations.
 * @param file absolute path of the page
 */
export function linkQuotes(tree: Root, file: string, entries: MessageEntry[]): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading' || node.type === 'link') return SKIP;
    if (node.type !== 'inlineCode' || index === undefined || !parent) return undefined;
    const code = node;
    const entry = entryFor(code.value, entries);
    if (!entry) return undefined;
    const target = path.relative(path.dirname(file), path.join(SITE, entry.page.file)).split(path.sep).join('/');
    const url = `${target.startsWith('.') ? target : `./${target}`}#${entry.id}`;
    (parent as Parent).children[index] = {type: 'link', url, children: [code]};
    return SKIP;
  });
}

let known: {state: string; entries: MessageEntry[]} | undefined;

/** Read again when an explanation was saved. A project may have none. */
function entriesOf(siteDir: string): MessageEntry[] {
  const folder = path.join(siteDir, FOLDER);
  const files = (fs.existsSync(folder) ? fs.readdirSync(folder) : []).filter((name) => name.endsWith('.mdx'));
  const state = files.map((name) => `${name} ${fs.statSync(path.join(folder, name)).mtimeMs}`).join();
  if (known?.state !== state) known = {state, entries: files.flatMap((name) => messageEntriesOf(readPage(siteDir, `${FOLDER}/${name}`)))};
  return known.entries;
}
