import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';

const ROOT = path.join(__dirname, '../..');
const load = createRequire(path.join(ROOT, 'package.json'));

/** The code of a sample, by the name in its title: that of the last page that has it. */
function codeOf(pages: string[], name: string): {code: string; lang: string} {
  const fence = new RegExp(`^\`\`\`(tsx?|json) title="(?:src/)?${name.replace('.', '\\.')}(?:\\.tsx?)?"[^\\n]*\\n(.*?)^\`\`\``, 'ms');
  for (const page of pages.toReversed()) {
    const [, lang = '', code] = fence.exec(fs.readFileSync(path.join(ROOT, page), 'utf8')) ?? [];
    if (code !== undefined) return {code, lang};
  }
  throw new Error(`There is no sample ${name} on ${pages.join(', ')}.`);
}

/**
 * What a sample of a page exports, with the installed packages.
 * @param pages the page, after those before it whose samples it goes on with
 * @param given modules that are no samples of these pages, such as demos
 */
export function sampleOf<Exports>(pages: string[], name: string, given: Record<string, unknown> = {}): Exports {
  const {code, lang} = codeOf(pages, name);
  if (lang === 'json') return JSON.parse(code) as Exports;
  const {outputText} = ts.transpileModule(code, {
    fileName: `sample.${lang}`,
    compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX, esModuleInterop: true},
  });
  const find = (specifier: string): unknown =>
    specifier in given ? given[specifier] : specifier.startsWith('./') ? sampleOf(pages, specifier.slice(2), given) : load(specifier);
  const exported = {};
  const run = vm.compileFunction(outputText, ['require', 'exports']) as (require: typeof find, exports: object) => void;
  run(find, exported);
  return exported as Exports;
}
