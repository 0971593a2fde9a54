import fs from 'node:fs';
import path from 'node:path';
import {inspectKind} from '../core/data/read';
import {finding, type Finding} from '../core/corpus/finding';
import {schemas, type Kind} from '../data/schema';
import {inspectSynonyms, SYNONYMS_FILE} from '../core/data/synonyms';
import type {Check} from './check';

/** Every entry of the catalog can be read: only known keys, nothing missing, valid URLs, a file name that matches the slug. So can the synonyms. */
export const data: Check = {
  name: 'data',
  rule: 'catalog entries are complete, and a word to filter by has one spelling',
  failsOn: ['catalog', /url/i],
  files: /^data\/([\w-]+\/.*|synonyms\.yml)$/,
  run({dir}) {
    const kinds = Object.keys(schemas) as Kind[];
    const inspections = kinds.map((kind) => ({kind, ...inspectKind(dir, kind)}));
    const synonymsFile = path.join(dir, SYNONYMS_FILE);
    const {synonyms, findings} = fs.existsSync(synonymsFile) ? inspectSynonyms(fs.readFileSync(synonymsFile, 'utf8')) : {synonyms: {}, findings: []};
    return {
      count: inspections.reduce((sum, {files}) => sum + files, 0),
      looked: `entries: ${inspections.map(({kind, files}) => `${files} in data/${kind}/`).join(', ')}; ${Object.keys(synonyms).length} synonyms`,
      findings: [...inspections.flatMap((inspection) => inspection.findings), ...inspections.flatMap((each) => spelledTwice(dir, each)), ...findings],
    };
  },
};

/** The keys whose words readers filter by. */
const FILTERS = ['skills', 'stack', 'purpose', 'tags'];

/** A filter has one choice for each spelling: "Animation" would stand beside "animation", and each would find a part of the entries. */
function spelledTwice(dir: string, {kind, entries}: {kind: Kind; entries: {slug: string}[]}): Finding[] {
  const uses = entries.flatMap((entry) =>
    FILTERS.flatMap((key) => ((entry as Record<string, unknown>)[key] as string[] | undefined) ?? []).map((label) => ({label, slug: entry.slug})),
  );
  const count = (label: string) => uses.filter((use) => use.label === label).length;
  return uses.flatMap(({label, slug}) => {
    const [usual = label] = uses
      .map((use) => use.label)
      .filter((other) => other.toLowerCase() === label.toLowerCase())
      .sort((a, b) => count(b) - count(a));
    if (usual === label) return [];
    const file = `data/${kind}/${slug}.yml`;
    const lines = fs.readFileSync(path.join(dir, file), 'utf8').split('\n');
    return [finding(file, lines.findIndex((line) => line.includes(label)) + 1, `Other entries write “${label}” as “${usual}”.`, 'Write it in the same way.')];
  });
}
