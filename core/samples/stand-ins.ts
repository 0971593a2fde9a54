import path from 'node:path';
import ts from 'typescript';
import {parse} from '../corpus/literals';
import type {Component} from '../corpus/sample-components';

/** What stands in for an address of the reader's, by the ending of its file. */
export const STAND_IN = (ending: string): string => `https://media.example.com/stand-in.${ending}`;

/** Types of the packages for which a value can be written down. */
const KNOWN: Record<string, string> = {
  ReactNode: `'A line of text'`,
  'React.ReactNode': `'A line of text'`,
  CSSProperties: '{}',
  'React.CSSProperties': '{}',
  Caption: `{text: ' word', startMs: 0, endMs: 1000, timestampMs: 500, confidence: 0.9}`,
  Date: 'new Date(0)',
  File: `new File(['no media'], 'stand-in.mp4', {type: 'video/mp4'})`,
  LottieAnimationData: `{v: '5.7.4', fr: 30, ip: 0, op: 60, w: 100, h: 100, layers: []}`,
  MediaUtilsAudioData: `{channelWaveforms: [new Float32Array(48000)], sampleRate: 48000, durationInSeconds: 1, numberOfChannels: 1, resultId: 'stand-in', isRemote: false}`,
};

/** What a word in the name of a string says about its content. */
const NAMED: [RegExp, string][] = [
  [/video|clip|movie|footage/i, STAND_IN('mp4')],
  [/audio|sound|music|jingle|voice|song/i, STAND_IN('mp3')],
  [/image|photo|picture|painting|poster|cover|logo|avatar|portrait|background/i, STAND_IN('png')],
  [/colou?r|accent|ink|fill|stroke/i, '#0f766e'],
  [/^(d|path)$|path$/i, 'M 0 0 L 100 0 L 100 100 Z'],
  [/date|day$/i, '2026-01-31'],
];

/** What the source of a component says about a file whose name says nothing. */
const FILE = /^(src|file|source|input)$|url$/i;
const SHOWN_BY: [RegExp, string][] = [
  [/<(Offthread|Html5|Loopable)?Video\b/, STAND_IN('mp4')],
  [/<Gif\b/, STAND_IN('gif')],
  [/<(Html5)?Audio\b|AudioData/, STAND_IN('mp3')],
  [/Lottie|\.json\(\)/, STAND_IN('json')],
  [/./, STAND_IN('png')],
];

/** A text for a prop or a member of that name. */
function textFor(name: string, source: string): string {
  const named = NAMED.find(([pattern]) => pattern.test(name));
  const isInPublic = new RegExp(`staticFile\\((\\w+\\.)?${name}\\)`).test(source);
  const shown = isInPublic || FILE.test(name) ? SHOWN_BY.find(([pattern]) => pattern.test(source)) : undefined;
  const text = (named ?? shown)?.[1] ?? 'A few words';
  return isInPublic ? path.posix.basename(text) : text;
}

/**
 * Values for the props that a component needs, as code, written from their types.
 * @param props those that the page states
 * @param sources the files in which types may be declared
 * @returns undefined when one of them has a type for which no value can be made up
 */
export function standInProps({needed, written}: Component, props: Record<string, unknown>, sources: string[]): string | undefined {
  const missing = needed.filter((name) => props[name] === undefined);
  if (missing.length === 0) return JSON.stringify(props);
  const [parameter] = written.parameters;
  const declared = new Map(
    sources.flatMap((source) =>
      parse(source)
        .statements.filter(ts.isTypeAliasDeclaration)
        .map((each) => [each.name.text, each.type]),
    ),
  );
  const types = {declared, source: sources.join('\n')};
  const members = parameter?.type && membersOf(parameter.type, types);
  if (!members) return undefined;
  const isWhole = parameter && ts.isIdentifier(parameter.name);
  const wanted = isWhole ? [...members].filter(([, {isOptional}]) => !isOptional).map(([name]) => name) : missing;
  const entries = wanted.filter((name) => props[name] === undefined).map((name) => [name, members.get(name)] as const);
  const made = entries.map(([name, member]) => [name, member && valueFor(member.type, name, types)] as const);
  if (made.some(([, value]) => value === undefined)) return undefined;
  const stated = Object.entries(props).map(([name, value]) => [name, JSON.stringify(value)] as const);
  return `{${[...stated, ...made].map(([name, value]) => `${JSON.stringify(name)}: ${value ?? ''}`).join(', ')}}`;
}

/** Also of a node that no source holds. */
const nameOf = ({typeName}: ts.TypeReferenceNode): string => (ts.isIdentifier(typeName) ? typeName.text : typeName.getText());

type Types = {declared: Map<string, ts.TypeNode>; source: string};
type Member = {type: ts.TypeNode; isOptional: boolean};

function membersOf(type: ts.TypeNode, types: Types): Map<string, Member> | undefined {
  if (ts.isTypeReferenceNode(type)) {
    const name = nameOf(type);
    const [inner] = type.typeArguments ?? [];
    const children = {type: ts.factory.createTypeReferenceNode('ReactNode'), isOptional: true};
    if (/(^|\.)PropsWithChildren$/.test(name)) return new Map([...((inner && membersOf(inner, types)) ?? []), ['children', children]]);
    const target = types.declared.get(name);
    return target && membersOf(target, types);
  }
  if (ts.isIntersectionTypeNode(type)) {
    const parts = type.types.map((part) => membersOf(part, types));
    return parts.includes(undefined) ? undefined : new Map(parts.flatMap((part) => [...(part ?? [])]));
  }
  if (!ts.isTypeLiteralNode(type)) return undefined;
  return new Map(
    type.members.flatMap((member) =>
      ts.isPropertySignature(member) && member.type ? [[member.name.getText(), {type: member.type, isOptional: member.questionToken !== undefined}]] : [],
    ),
  );
}

function valueFor(type: ts.TypeNode, name: string, types: Types, depth = 0): string | undefined {
  if (depth > 4) return undefined;
  const inside = (other: ts.TypeNode) => valueFor(other, name, types, depth + 1);
  switch (type.kind) {
    case ts.SyntaxKind.StringKeyword:
      return `'${textFor(name, types.source)}'`;
    case ts.SyntaxKind.NumberKeyword:
      return '1';
    case ts.SyntaxKind.BooleanKeyword:
      return 'true';
    case ts.SyntaxKind.FunctionType:
      return '() => undefined';
  }
  if (ts.isParenthesizedTypeNode(type)) return inside(type.type);
  if (ts.isTypeOperatorNode(type)) return inside(type.type);
  if (ts.isLiteralTypeNode(type)) return type.literal.getText();
  if (ts.isUnionTypeNode(type)) return type.types.map(inside).find((value) => value !== undefined);
  if (ts.isArrayTypeNode(type)) {
    const item = inside(type.elementType);
    return item && `[${item}]`;
  }
  if (ts.isTupleTypeNode(type)) {
    const items = type.elements.map((element) => inside(ts.isNamedTupleMember(element) ? element.type : element));
    return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
  }
  if (ts.isTypeReferenceNode(type) && !types.declared.has(nameOf(type))) return KNOWN[nameOf(type)];
  const members = membersOf(type, types);
  if (!members) {
    const target = ts.isTypeReferenceNode(type) ? types.declared.get(nameOf(type)) : undefined;
    return target && inside(target);
  }
  const made = [...members].filter(([, {isOptional}]) => !isOptional).map(([key, member]) => [key, valueFor(member.type, key, types, depth + 1)] as const);
  return made.some(([, value]) => value === undefined) ? undefined : `{${made.map(([key, value]) => `${key}: ${value ?? ''}`).join(', ')}}`;
}
