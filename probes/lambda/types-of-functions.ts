import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {inNode} from '../lib/probe';

const SIGNATURES = [
  ['lambda-client/dist/render-media-on-lambda', 'renderMediaOnLambda', '(options: RenderMediaOnLambdaInput) => Promise<RenderMediaOnLambdaOutput>'],
  // Two options have old names besides.
  [
    'lambda-client/dist/render-still-on-lambda',
    'renderStillOnLambda',
    '(input: RenderStillOnLambdaInput & { quality?: never; dumpBrowserLogs?: boolean; }) => Promise<RenderStillOnLambdaOutput>',
  ],
  ['lambda-client/dist/get-render-progress', 'getRenderProgress', '(input: GetRenderProgressInput) => Promise<RenderProgress>'],
  ['lambda-client/dist/get-functions', 'getFunctions', '(params: GetFunctionsInput) => Promise<FunctionInfo[]>'],
  ['lambda/dist/api/get-function-info', 'getFunctionInfo', /: GetFunctionInfoInput\) => Promise<FunctionInfo>$/],
  ['lambda/dist/api/get-regions', 'getRegions', /=> readonly AwsRegion\[\]$/],
] as const;

const folder = path.join(__dirname, '../../node_modules/@remotion');
const read = (file: string) => ts.createSourceFile(file, fs.readFileSync(path.join(folder, file), 'utf8'), ts.ScriptTarget.ES2022);
const textOf = (node: ts.Node | undefined, file: ts.SourceFile) => (node?.getText(file) ?? '').replace(/\/\*.*?\*\//gs, '').replaceAll(/\s+/g, ' ');

/** The types of what a file exports as constants, by their names. */
const constantsOf = (file: ts.SourceFile) =>
  file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({declarationList}) => declarationList.declarations.map(({name, type}) => [textOf(name, file), textOf(type, file)] as const));

export default inNode(
  'RenderMediaOnLambdaInput, RenderStillOnLambdaInput and NextWebhookArgs, of three functions, are the types of arguments, the Output types, RenderProgress and FunctionInfo of results, and AwsRegion that of each region.',
  () => {
    for (const [file, name, type] of SIGNATURES) {
      const found = Object.fromEntries(constantsOf(read(`${file}.d.ts`)))[name] ?? '';
      if (typeof type === 'string') assert.equal(found, type);
      else assert.match(found, type);
    }
    const declared = ['lambda-client/dist', 'lambda/dist/api'].flatMap((place) =>
      fs.readdirSync(path.join(folder, place)).flatMap((file) => (file.endsWith('.d.ts') ? [read(`${place}/${file}`)] : [])),
    );
    const forWebhooks = declared.flatMap(constantsOf).filter(([, type]) => /^\(\w+: NextWebhookArgs\)/.test(type));
    assert.deepEqual(forWebhooks.map(([name]) => name).sort(), ['appRouterWebhook', 'expressWebhook', 'pagesRouterWebhook']);
    const regions = declared.flatMap((file) => {
      const aliases = file.statements.filter(ts.isTypeAliasDeclaration);
      const membersOf = (type: ts.TypeNode): ts.TypeElement[] => {
        if (ts.isTypeLiteralNode(type)) return [...type.members];
        if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(membersOf);
        const named = aliases.find(({name}) => name.text === type.getText(file));
        return named ? membersOf(named.type) : [];
      };
      return aliases
        .filter(({name}) => name.text.endsWith('Input'))
        .flatMap(({type}) => membersOf(type))
        .filter(ts.isPropertySignature)
        .flatMap(({name, type}) => (textOf(name, file) === 'region' ? textOf(type, file) : []));
    });
    assert.ok(regions.length > 10, String(regions.length));
    assert.deepEqual([...new Set(regions)], ['AwsRegion']);
  },
);
