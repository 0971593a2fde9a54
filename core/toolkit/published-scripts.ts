import fs from 'node:fs';
import path from 'node:path';

/** Tests, and folders that hold the same code once more for another module system. */
const SKIPPED = /^(node_modules|tests?|__tests__|bench|scripts)$/;
/** One file per font, which all have the code of one. */
const ONE_FILE_ENOUGH = /^@remotion\/google-fonts\/dist\/cjs\/(?!ABeeZee|base|index)/;
/** Code of other projects that a package brings along. */
const FOREIGN = /^@remotion\/(whisper-web\/(main|worker)\.js|.*\/vendor\/)/;

/** The names of the toolkit's packages below a folder of modules. */
export function installedPackages(modules: string): string[] {
  const scope = path.join(modules, '@remotion');
  const names = ['remotion', ...(fs.existsSync(scope) ? fs.readdirSync(scope).map((name) => `@remotion/${name}`) : [])];
  return names.filter((name) => fs.existsSync(path.join(modules, name, 'package.json')));
}

/** The JavaScript that a package publishes, relative to the folder of modules: the CommonJS files, or where there are none, the ES modules. */
export function publishedScripts(modules: string, name: string): string[] {
  const all = scriptsBelow(modules, name);
  const common = all.filter((file) => !/\/esm\/|\.mjs$/.test(file) && /\/dist\//.test(file));
  return (common.length > 0 ? common : all).filter((file) => !ONE_FILE_ENOUGH.test(file) && !FOREIGN.test(file));
}

function scriptsBelow(modules: string, folder: string): string[] {
  return fs
    .readdirSync(path.join(modules, folder), {withFileTypes: true})
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : scriptsBelow(modules, name);
      return /\.(js|cjs|mjs)$/.test(entry.name) ? [name] : [];
    });
}
