import {inspectKind} from '../data/read';
import {schemas, type Kind} from '../data/schema';
import type {Check} from './lib/types';

/** Every entry of the catalog can be read: known keys only, nothing missing, addresses that are addresses, file name and slug alike. */
export const data: Check = {
  name: 'data',
  scope: 'project',
  run({dir}) {
    const kinds = Object.keys(schemas) as Kind[];
    const inspections = kinds.map((kind) => ({kind, ...inspectKind(dir, kind)}));
    return {
      count: inspections.reduce((sum, {files}) => sum + files, 0),
      looked: `entries: ${inspections.map(({kind, files}) => `${files} in data/${kind}/`).join(', ')}`,
      findings: inspections.flatMap(({findings}) => findings),
    };
  },
};
