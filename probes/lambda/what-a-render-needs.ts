import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {inNode} from '../lib/probe';

/** The members of a type of a package that are always there. */
function requiredOf(file: string, name: string): string[] {
  const text = fs.readFileSync(path.join(__dirname, '../../node_modules/@remotion', file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
  const alias = source.statements.filter(ts.isTypeAliasDeclaration).find((each) => each.name.text === name);
  // Of a Promise, the members of what it resolves to.
  const type = alias && ts.isTypeReferenceNode(alias.type) ? alias.type.typeArguments?.[0] : alias?.type;
  const parts = type && ts.isIntersectionTypeNode(type) ? [...type.types] : [type];
  return parts.flatMap((part) => {
    if (part && ts.isTypeLiteralNode(part)) return part.members.filter((member) => !member.questionToken).map((member) => member.name?.getText(source) ?? '');
    assert.match(part?.getText(source) ?? name, /^Partial</);
    return [];
  });
}

export default inNode(
  'Of the five things that a render on Lambda requires, a deployment makes two: deployFunction() returns functionName, and deploySite() serveUrl. The others are the region, the composition and the codec.',
  () => {
    const needed = requiredOf('lambda-client/dist/render-media-on-lambda.d.ts', 'RenderMediaOnLambdaInput');
    assert.deepEqual(needed.toSorted(), ['codec', 'composition', 'functionName', 'region', 'serveUrl']);
    const made = (file: string, name: string) => requiredOf(`lambda/dist/api/${file}.d.ts`, name).filter((member) => needed.includes(member));
    assert.deepEqual(made('deploy-function', 'DeployFunctionOutput'), ['functionName']);
    assert.deepEqual(made('deploy-site', 'DeploySiteOutput'), ['serveUrl']);
  },
);
