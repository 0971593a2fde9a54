import fs from 'node:fs';
import path from 'node:path';
import {readCorpus} from '../../../core/corpus/corpus';
import {fencesOf} from '../../../core/corpus/fences';
import {splitAtCut} from '../../../core/corpus/fence-meta';

export type Recipe = {
  /** Of its page: `typewriter`. */
  name: string;
  /** What the page says to paste, by the name of the file. */
  files: Map<string, string>;
  /** Registered by the page, and rendered by its command or script. */
  composition: string;
  /** The demo that the page begins with, if the page pastes that demo's own files. */
  demo?: string;
};

const ROOT = 'src/Root.tsx';

/** The recipes whose page registers a composition and renders it; others are commands and scripts. */
export function recipesThatRender(dir: string): Recipe[] {
  const pages = readCorpus(dir).pages.filter(({frontMatter}) => frontMatter.kind === 'recipe');
  return pages.flatMap((page) => {
    const files = new Map<string, string>();
    // A variation may show a file again: the first is that of the recipe.
    for (const {meta, code} of fencesOf(dir, page)) if (meta.title && !files.has(meta.title)) files.set(meta.title, splitAtCut(code).shown);
    const root = files.get(ROOT);
    if (root === undefined) return [];
    const ids = [...root.matchAll(/<Composition\s+id="([\w-]+)"/g)].map(([, id = '']) => id);
    // A script may render it as well, with the id among its arguments.
    const composition = ids.find((id) => new RegExp(`render\\b.*\\b${id}\\b`).test(page.source));
    if (!composition) throw new Error(`${page.file} registers ${ids.join(', ') || 'nothing'} and does not render it: add npx remotion render and its id.`);
    const [, demo] = /<Demo id="([\w-]+)"[\s\S]*? file="demos\/\1\//.exec(page.source) ?? [];
    return [{name: path.basename(page.file, '.mdx'), files, composition, demo}];
  });
}

/**
 * Writes each recipe into a folder of its own, as a reader would paste it.
 * @returns the entry point, which registers the compositions of all
 */
export function saveRecipes(folder: string, recipes: Recipe[]): string {
  fs.rmSync(folder, {recursive: true, force: true});
  for (const {name, files} of recipes)
    for (const [file, code] of files) {
      const place = path.join(folder, name, file);
      fs.mkdirSync(path.dirname(place), {recursive: true});
      fs.writeFileSync(place, `${code}\n`);
    }
  const imports = recipes.map(({name}, index) => `import {RemotionRoot as Root${index}} from './${name}/src/Root';`);
  const roots = recipes.map((_, index) => `<Root${index} />`);
  const entry = path.join(folder, 'index.tsx');
  fs.writeFileSync(entry, `import {registerRoot} from 'remotion';\n${imports.join('\n')}\n\nregisterRoot(() => <>${roots.join('')}</>);\n`);
  return entry;
}
