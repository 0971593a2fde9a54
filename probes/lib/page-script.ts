import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';

const ROOT = path.join(__dirname, '../..');
const load = createRequire(path.join(ROOT, 'package.json'));

/**
 * Carries out a script of a page, which may wait at its top level.
 * @param given modules in place of those that it imports, such as the renderer
 * @param folder where the script pretends to be
 */
export async function runScriptOf(page: string, name: string, given: Record<string, unknown>, folder = ''): Promise<void> {
  const fence = new RegExp(`^\`\`\`ts title="${name.replace('.', '\\.')}"[^\\n]*\\n(.*?)^\`\`\``, 'ms');
  const code = fence.exec(fs.readFileSync(path.join(ROOT, page), 'utf8'))?.[1];
  if (code === undefined) throw new Error(`There is no script ${name} on ${page}.`);
  const {outputText} = ts.transpileModule(code.replaceAll('import.meta.dirname', '__dirname'), {
    compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true},
  });
  const run = vm.compileFunction(`return (async () => {${outputText}})()`, ['require', 'exports', '__dirname']) as (
    require: (specifier: string) => unknown,
    exports: object,
    dirname: string,
  ) => Promise<void>;
  await run((specifier) => given[specifier] ?? load(specifier), {}, folder);
}
