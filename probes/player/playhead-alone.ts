import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {inNode} from '../lib/probe';

const PAGE = path.join(__dirname, '../../docs/building-a-timeline.mdx');

export default inNode(
  'In the samples of the page on building a timeline, Playhead is the one component that calls usePlayerFrame(), and nothing else listens to frames of the Player.',
  () => {
    const samples = [...fs.readFileSync(PAGE, 'utf8').matchAll(/^```tsx? title="([^"]*)"[^\n]*\n(.*?)^```/gms)];
    const callers: string[] = [];
    for (const [, name = '', code = ''] of samples)
      for (const statement of ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX).statements) {
        if (!ts.isVariableStatement(statement)) continue;
        for (const declaration of statement.declarationList.declarations) {
          const text = declaration.initializer?.getText() ?? '';
          if (/usePlayerFrame\(|frameupdate|timeupdate|getCurrentFrame\(/.test(text)) callers.push(declaration.name.getText());
        }
      }
    assert.deepEqual(callers, ['Playhead', 'usePlayerFrame']);
  },
);
