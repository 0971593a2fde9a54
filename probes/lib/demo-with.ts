import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';

const DEMOS = path.join(__dirname, '../../demos');

/**
 * What the file of a demo exports when modules are replaced, such as the one that reads a sound.
 * @param file below `demos/`
 */
export function demoWith<Exports>(file: string, given: Record<string, unknown>): Exports {
  const place = path.join(DEMOS, file);
  const {outputText} = ts.transpileModule(fs.readFileSync(place, 'utf8'), {
    fileName: place,
    compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX, esModuleInterop: true},
  });
  const load = createRequire(place);
  const exported = {};
  const run = vm.compileFunction(outputText, ['require', 'exports']) as (require: (name: string) => unknown, exports: object) => void;
  run((name) => given[name] ?? load(name), exported);
  return exported as Exports;
}
