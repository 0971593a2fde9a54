import assert from 'node:assert/strict';
import path from 'node:path';
import ts from 'typescript';
import {slowInNode} from '../lib/probe';

const FILE = path.join(__dirname, '../../types-under-node-next.tsx');
const SOURCE = "import {AbsoluteFill} from 'remotion';\nexport const Banner = () => <AbsoluteFill>Quay</AbsoluteFill>;\n";

export default slowInNode(
  "Under the module setting NodeNext, the types of remotion do not pass without skipLibCheck: TypeScript says “Cannot find module 'react/jsx-runtime.js'”; with skipLibCheck, it says nothing.",
  () => {
    const known = new Map<string, ts.SourceFile | undefined>();
    const said = (skipLibCheck: boolean) => {
      const options: ts.CompilerOptions = {
        ...{strict: true, noEmit: true, skipLibCheck, jsx: ts.JsxEmit.ReactJSX, types: [], declaration: true},
        ...{target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext},
      };
      const host = ts.createCompilerHost(options);
      const {getSourceFile, fileExists} = host;
      host.fileExists = (name) => name === FILE || fileExists(name);
      host.getSourceFile = (name, ...rest) => {
        if (!known.has(name)) known.set(name, name === FILE ? ts.createSourceFile(name, SOURCE, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest));
        return known.get(name);
      };
      const program = ts.createProgram([FILE], options, host);
      const files = program.getSourceFiles().filter(({fileName}) => fileName === FILE || /node_modules\/remotion\/dist\/cjs\/\w+\.d\.ts$/.test(fileName));
      return files.flatMap((file) => program.getSemanticDiagnostics(file).map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n')));
    };
    const without = said(false);
    assert.ok(
      without.some((text) => text.startsWith("Cannot find module 'react/jsx-runtime.js'")),
      without.slice(0, 5).join('\n'),
    );
    assert.deepEqual(said(true), []);
  },
);
