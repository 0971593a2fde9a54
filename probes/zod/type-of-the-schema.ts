import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {slowInNode} from '../lib/probe';

const FILE = path.join(__dirname, '../../type-of-the-schema.ts');

/** The schema of the page with its type, and what a field is. */
const source = (page: string, celsius: string) => {
  const [, schema = ''] = /^(export const weatherSchema = .*?^\}\);\n)/ms.exec(page) ?? [];
  const [, type = ''] = /^(export type WeatherProps = .*;\n)/m.exec(page) ?? [];
  return `import {zColor, zTextarea} from '@remotion/zod-types';
import {z} from 'zod';
${schema.replace('celsius: z.number().min(-60).max(60).step(0.5)', `celsius: ${celsius}`)}${type}
type Equal<One, Other> = [One, Other] extends [Other, One] ? true : false;
export const city: Equal<WeatherProps['city'], string> = true;
export const sky: Equal<WeatherProps['sky'], 'clear' | 'cloudy' | 'rain'> = true;
export const number: Equal<WeatherProps['celsius'], number> = true;
`;
};

export default slowInNode(
  'The type of the props on the page is z.infer of the schema, so that it has the types of its fields, and another one once a field of the schema is changed.',
  () => {
    const page = fs.readFileSync('docs/schemas.mdx', 'utf8');
    assert.match(page, /^export type WeatherProps = z\.infer<typeof weatherSchema>;$/m);
    const options: ts.CompilerOptions = {
      ...{strict: true, noEmit: true, skipLibCheck: true, types: []},
      ...{target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler},
    };
    const known = new Map<string, ts.SourceFile | undefined>();
    const wrongLines = (code: string) => {
      const host = ts.createCompilerHost(options);
      const {getSourceFile, fileExists} = host;
      host.fileExists = (name) => name === FILE || fileExists(name);
      host.getSourceFile = (name, ...rest) => {
        if (name === FILE) return ts.createSourceFile(name, code, ts.ScriptTarget.ES2022);
        if (!known.has(name)) known.set(name, getSourceFile(name, ...rest));
        return known.get(name);
      };
      const program = ts.createProgram([FILE], options, host);
      const file = program.getSourceFile(FILE)!;
      return program.getSemanticDiagnostics(file).map(({start = 0}) => code.split('\n')[file.getLineAndCharacterOfPosition(start).line]);
    };
    assert.deepEqual(wrongLines(source(page, 'z.number()')), []);
    const [wrong, ...others] = wrongLines(source(page, 'z.string()'));
    assert.match(wrong ?? '', /^export const number/);
    assert.deepEqual(others, []);
  },
);
