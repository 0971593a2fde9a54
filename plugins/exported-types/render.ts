import type {BlockContent, PhrasingContent, RootContent} from 'mdast';
import type {Facts} from '../../core/data/since';
import {firstVersion} from '../../core/data/first-versions';
import type {ReferenceEntry} from '../../core/toolkit/export-reference';
import {anchorOf, namesOf} from '../../core/toolkit/export-homes';
import {keyOf} from '../../core/toolkit/public-exports';
import {firstSentence} from '../code-samples/hover-text';
import {paragraph, table, text, typeCode, unsearched} from './nodes';
import {unitOf} from './units';
import type {Exports} from './where';

/** The first versions that are known, and what the writers of a page say about exports and their members, by name. */
type Said = {facts: Facts; stated: Record<string, string>; sentences: Map<string, PhrasingContent[]>};

/** The heading of an export, and below it what the packages say: its type, its members, where it is used. */
export function renderEntry(entry: ReferenceEntry, depth: 2 | 3 | 4, exports: Exports, said: Said): RootContent[] {
  const hrefOf = (name: string) => (namesOf(entry).includes(name) ? undefined : exports.hrefOf(name, entry.package));
  const body: BlockContent[] = [
    ...(said.sentences.has(entry.name) ? [paragraph(...(said.sentences.get(entry.name) ?? []))] : sentence(entry)),
    ...originOf(entry, said),
    ...(entry.code ? [paragraph(typeCode(entry.code, hrefOf))] : []),
    ...(entry.members.length > 0 ? [membersTable(entry, hrefOf, said)] : []),
    ...usesOf(entry, exports),
  ];
  const id = anchorOf(entry);
  return [{type: 'heading', depth, children: [text(namesOf(entry).join(', '))], data: {hProperties: {id}}}, unsearched(body)];
}

function sentence({comment, deprecated}: ReferenceEntry): BlockContent[] {
  const said = [comment && firstSentence(comment), deprecated !== undefined && `Deprecated. ${firstSentence(deprecated)}`];
  return said.flatMap((each) => (each ? [paragraph(text(each.trim()))] : []));
}

/** What is worth saying before the type itself: another import path, the parameters, the first release. */
function originOf(entry: ReferenceEntry, {facts, stated}: Said): BlockContent[] {
  const version = firstVersion(keyOf(entry), facts, stated)?.version;
  const parts: PhrasingContent[][] = [
    entry.entry === entry.package ? [] : [text('from '), code(entry.entry)],
    entry.typeParameters.length === 0 ? [] : [text('for '), ...joined(entry.typeParameters.map(code))],
    version ? [{type: 'mdxJsxTextElement', name: 'AvailableFrom', attributes: [{type: 'mdxJsxAttribute', name: 'v', value: version}], children: []}] : [],
  ];
  const used = parts.filter(({length}) => length > 0);
  return used.length === 0 ? [] : [paragraph(...used.flatMap((part, index) => (index === 0 ? part : [text(' · '), ...part])))];
}

function membersTable({name, members, inherits}: ReferenceEntry, hrefOf: (name: string) => string | undefined, {sentences}: Said): BlockContent {
  const rows = members.map((member): PhrasingContent[][] => [
    [code(member.optional ? `${member.name}?` : member.name)],
    [typeCode(member.type, hrefOf), ...unitText(member)],
    sentences.get(`${name}.${member.name}`) ?? (member.comment ? [text(firstSentence(member.comment))] : []),
  ]);
  const others: PhrasingContent[][] = [[text('others')], [text('those that React, the DOM or another package declares')], []];
  return table(['Member', 'Type', 'What it is'], inherits ? [...rows, others] : rows);
}

function unitText({name, type}: {name: string; type: string}): PhrasingContent[] {
  const unit = unitOf(name, type);
  return unit ? [text(`, ${unit}`)] : [];
}

/** Functions and components before types, each with a link. */
function usesOf({usedBy}: ReferenceEntry, {homes}: Exports): BlockContent[] {
  const found = usedBy.flatMap((key) => homes.get(key) ?? []);
  const inOrder = [...found.filter(({by}) => by === 'page'), ...found.filter(({by}) => by !== 'page')];
  if (inOrder.length === 0) return [];
  const links = inOrder.map(({href, title}): PhrasingContent => ({type: 'link', url: href, children: [code(title)]}));
  return [paragraph(text('Used by '), ...joined(links), text('.'))];
}

const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

const joined = (nodes: PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node, index) => (index === 0 ? [node] : [text(index === nodes.length - 1 ? ' and ' : ', '), node]));
