import fs from 'node:fs';
import path from 'node:path';
import {inspectKind} from '../core/data/read';
import {schemas, type Kind} from '../data/schema';
import {inspectSynonyms, SYNONYMS_FILE} from '../core/data/synonyms';
import type {Check} from './check';

/** Every entry of the catalog can be read: only known keys, nothing missing, valid URLs, a file name that matches the slug. So can the synonyms. */
export const data: Check = {
  name: 'data',
  files: /^data\/([\w-]+\/.*|synonyms\.yml)$/,
  run({dir}) {
    const kinds = Object.keys(schemas) as Kind[];
    const inspections = kinds.map((kind) => ({kind, ...inspectKind(dir, kind)}));
    const synonymsFile = path.join(dir, SYNONYMS_FILE);
    const {synonyms, findings} = fs.existsSync(synonymsFile) ? inspectSynonyms(fs.readFileSync(synonymsFile, 'utf8')) : {synonyms: {}, findings: []};
    return {
      count: inspections.reduce((sum, {files}) => sum + files, 0),
      looked: `entries: ${inspections.map(({kind, files}) => `${files} in data/${kind}/`).join(', ')}; ${Object.keys(synonyms).length} synonyms`,
      findings: [...inspections.flatMap((inspection) => inspection.findings), ...findings],
    };
  },
};
