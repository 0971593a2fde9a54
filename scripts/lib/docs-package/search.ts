#!/usr/bin/env node
// Searches the documentation in this package, without the network: remotion-docs search "delay render".
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {IndexEntry} from '.';

type Section = Record<keyof typeof WEIGHTS | 'file', string>;

const FOLDER = path.dirname(fileURLToPath(import.meta.url));
const RESULTS = 8;
/** How much more a word counts in a title or in a heading than in the text. */
const WEIGHTS = {title: 12, heading: 6, description: 4, text: 1};

const usage = `Usage:
  remotion-docs search <words>   pages and sections that match best, with their files
  remotion-docs since <name>     the first release that has an export or a member, as in remotion#spring
  remotion-docs path             the folder of the pages`;

const read = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(FOLDER, name), 'utf8'));
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** delayRender is found by "delay render", and the other way round. */
const keysOf = (text: string): string[] => {
  const parts = wordsOf(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  return [...parts, ...wordsOf(text), ...parts.slice(1).map((part, index) => parts[index]! + part)];
};

function sectionsOf({file, title, description}: IndexEntry): Section[] {
  const [, ...rest] = fs.readFileSync(path.join(FOLDER, file), 'utf8').split(/^(?=#{2,4} )/m);
  const [first] = fs.readFileSync(path.join(FOLDER, file), 'utf8').split(/^#{2,4} /m);
  const body = first!.replace(/^---[\s\S]*?\n---\n/, '');
  return [
    {file, title, heading: '', description, text: body},
    ...rest.map((text) => ({file, title, heading: text.split('\n')[0]!.replace(/^#+ /, ''), description: '', text})),
  ];
}

function search(question: string): {section: Section; score: number}[] {
  const sections = (read('index.json') as IndexEntry[]).flatMap(sectionsOf);
  const wanted = [...new Set(keysOf(question))];
  const counted = sections.map((section) => {
    const counts = new Map(wanted.map((word) => [word, 0]));
    for (const field of Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[])
      for (const word of keysOf(section[field])) if (counts.has(word)) counts.set(word, counts.get(word)! + WEIGHTS[field]);
    return {section, counts, length: section.text.length};
  });
  const rarity = new Map(wanted.map((word) => [word, Math.log(1 + sections.length / (1 + counted.filter(({counts}) => counts.get(word)! > 0).length))]));
  const scored = counted.map(({section, counts, length}) => {
    const score = wanted.reduce((sum, word) => sum + (rarity.get(word)! * counts.get(word)!) / (counts.get(word)! + 1 + length / 2000), 0);
    return {section, score};
  });
  return scored
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, RESULTS);
}

const [command, ...words] = process.argv.slice(2);
const question = words.join(' ');
if (command === 'search' && question) {
  const found = search(question);
  for (const {section} of found) console.log(`${section.title}${section.heading ? ` › ${section.heading}` : ''}\n  ${path.join(FOLDER, section.file)}`);
  if (found.length === 0) console.log('Nothing matches.');
} else if (command === 'since' && question) {
  const versions = read('since.json') as Record<string, string>;
  const names = Object.keys(versions).filter((name) => name.toLowerCase().includes(question.toLowerCase()));
  for (const name of names.slice(0, 40)) console.log(`${name}: ${versions[name]!}`);
  if (names.length === 0) console.log('No first release is recorded for it.');
} else if (command === 'path') console.log(path.join(FOLDER, 'docs'));
else {
  console.log(usage);
  process.exitCode = 1;
}
