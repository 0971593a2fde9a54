import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {inNode} from '../lib/probe';

const FILE = path.join(__dirname, '../../node_modules/@remotion/lambda-client/dist/render-still-on-lambda.d.ts');

export default inNode('Seven members of the argument of renderStillOnLambda() are required.', () => {
  const file = ts.createSourceFile('still.d.ts', fs.readFileSync(FILE, 'utf8'), ts.ScriptTarget.Latest, true);
  const types = new Map(file.statements.filter(ts.isTypeAliasDeclaration).map((each) => [each.name.text, each.type]));
  const input = types.get('RenderStillOnLambdaInput')?.getText() ?? '';
  assert.match(input, /^MandatoryParameters & Partial<OptionalParameters> & \{\s*requestHandler\?: RequestHandler;\s*\}$/);
  const required = types.get('MandatoryParameters');
  assert.ok(required && ts.isTypeLiteralNode(required));
  const names = required.members.filter((member) => !(member as ts.PropertySignature).questionToken).map((member) => member.name?.getText());
  assert.deepEqual(names, ['region', 'functionName', 'serveUrl', 'composition', 'inputProps', 'imageFormat', 'privacy']);
});
