import fs from 'node:fs';
import path from 'node:path';
import {demoIds} from './read';

/** What a demo is about, by the first page that shows it: part of a path → topic. The first match counts. */
const TOPICS: [path: RegExp, topic: string][] = [
  [/^\/templates\//, 'Templates'],
  [/^\/learn\//, 'Lessons'],
  [/^\/docs\/recipes\//, 'Recipes'],
  [/^\/docs\/transition/, 'Transitions'],
  [/^\/docs\/shapes/, 'Shapes'],
  [/^\/docs\/paths/, 'Paths'],
  [/^\/docs\/(noise|random|using-randomness)/, 'Noise'],
  [/^\/docs\/(audio|media-utils|visualize-audio)/, 'Audio'],
  [/^\/docs\/player/, 'Player'],
  [/^\/docs\/(captions|layout-utils)/, 'Text'],
  [/^\/docs\/(calculate-metadata|dataset-render|parameterized|passing-props|schemas)/, 'Data'],
  [/^\/docs\/(sequence|series|loop|freeze|layers|absolute-fill|use-current-frame)/, 'Timeline'],
  [/^\/docs\/(gif|lottie|motion-blur|transparent)/, 'Effects'],
  [/^\/docs\//, 'Animation'],
];

export const topicOf = (route: string | undefined): string => TOPICS.find(([pattern]) => pattern.test(route ?? ''))?.[1] ?? 'Stories';

/** The values, not the types, that a file imports from the toolkit: name and package. */
export function toolkitImports(source: string): {name: string; pkg: string}[] {
  return [...source.matchAll(/import\s*\{([^}]*)\}\s*from\s*'((?:remotion|@remotion\/)[^']*)'/g)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => ({
        name,
        pkg: from
          .split('/')
          .slice(0, from.startsWith('@') ? 2 : 1)
          .join('/'),
      })),
  );
}

/** How many demos use each export of the toolkit. */
export function usesOfExports(dir: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of demoIds(dir)) {
    const folder = path.join(dir, 'demos', id);
    const file = fs.readdirSync(folder).find((name) => name.endsWith('.tsx'));
    const names = file ? toolkitImports(fs.readFileSync(path.join(folder, file), 'utf8')).map(({name}) => name) : [];
    for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
