import ts from 'typescript';
import type {Fence} from '../corpus/fences';
import {parse} from '../corpus/literals';
import {importsOf, type Import} from './files';
import type {NodeWay} from './way';

const BUILT_IN = /^(node:|(assert|buffer|child_process|crypto|events|fs|http|https|net|os|path|process|stream|timers|url|util|vm|worker_threads|zlib)(\/|$))/;
const NODE_PACKAGES =
  /^(@remotion\/(renderer|bundler|cli|lambda|cloudrun|install-whisper-cpp|openai-whisper|licensing|webcodecs\/node|media-parser\/node)|@aws-sdk\/|@google-cloud\/|@modelcontextprotocol\/|express$|next\/)/;

/** Whether some imports say that a module belongs in Node. */
export const needsNode = (imports: Import[]): boolean => imports.some(({specifier}) => BUILT_IN.test(specifier) || NODE_PACKAGES.test(specifier));

/** Services that ask who is calling, and their functions that do not. */
const SERVICES = /^(@remotion\/(lambda|cloudrun|licensing)|@aws-sdk|@google-cloud|@supabase|openai)/;
const WITHOUT_ACCOUNT =
  /^(estimatePrice|getRegions|speculateFunctionName|speculateServiceName|getUserPolicy|getRolePolicy|validateWebhookSignature|\w*Error|\w*Webhook|VERSION|DEFAULT_\w+|types?)$/;
const DOWNLOADS = /\b(installWhisperCpp|downloadWhisperModel|transcribe|ensureBrowser|openAiToCaptions|uploadFile)\(/;
/** What works on a whole project of the toolkit, or runs commands in one. */
const PROJECT =
  /'node:child_process'|\b(bundle|render(Media|Still|Frames)|selectComposition|getCompositions|openBrowser|combineChunks|stitchFramesToVideo|deploySite)\(/;
const SERVER = /\.listen\(|\bcreateServer\(|\bserve\(|\bDeno\.|\bBun\./;
const BROWSER =
  /\b(document|window|navigator|localStorage|sessionStorage|indexedDB|self|new Worker|new OffscreenCanvas|new VideoDecoder|new AudioContext|FileReader)\b/;
const FETCH = /\bfetch\(\s*['"`]?https?:\/\/(?!localhost)|\bfetch\(/;

/** How Node carries out a sample, or why it cannot. */
export function wayInNode(fence: Fence, files: Map<string, string>): NodeWay {
  const text = [...files.values()].join('\n');
  if (/^\s*declare (const|let|var|function)/m.test(text)) return {how: 'imports loaded in Node', reason: 'is a fragment'};
  if (!doesSomething(fence.code)) return {how: 'loaded in Node'};
  const imports = [...files.values()].flatMap((code) => importsOf({lang: 'ts', code}));
  const services = imports.filter(({specifier}) => SERVICES.test(specifier));
  if (services.some(({names}) => names.some((name) => !WITHOUT_ACCOUNT.test(name)))) return {how: 'imports loaded in Node', reason: 'needs an account'};
  if (SERVER.test(text)) return {how: 'imports loaded in Node', reason: 'runs as a server'};
  if (PROJECT.test(fence.code)) return {how: 'imports loaded in Node', reason: 'works on the reader’s project'};
  if (/\bprocess\.argv\b/.test(fence.code)) return {how: 'imports loaded in Node', reason: 'needs what the reader passes'};
  if (DOWNLOADS.test(text) || FETCH.test(fence.code)) return {how: 'imports loaded in Node', reason: 'needs the network'};
  if (BROWSER.test(fence.code) || imports.some(({specifier}) => /^@remotion\/(whisper-web|preload|webcodecs$)/.test(specifier)))
    return {how: 'imports loaded in Node', reason: 'needs what the reader’s page has'};
  return {how: 'run in Node'};
}

/** Whether a module does more than declare: it calls, assigns, loops or waits at its top level. */
function doesSomething(code: string): boolean {
  return parse(code).statements.some((statement) => {
    if (ts.isExpressionStatement(statement)) return true;
    if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.some(({initializer}) => initializer && calls(initializer));
    return (
      ts.isForOfStatement(statement) ||
      ts.isForStatement(statement) ||
      ts.isIfStatement(statement) ||
      ts.isTryStatement(statement) ||
      ts.isWhileStatement(statement)
    );
  });
}

/** Whether an expression calls something when it is evaluated; what stands inside functions is not. */
function calls(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  if (ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isAwaitExpression(node)) return true;
  return ts.forEachChild(node, calls) ?? false;
}

/** A module that imports what the sample imports, and does nothing with it. */
export function importsAlone(code: string): string {
  const {statements} = parse(code);
  const imports = statements.filter(ts.isImportDeclaration).map((statement) => statement.getText());
  const others = statements.filter((statement) => !ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement));
  const inside = others.map((statement) =>
    statement
      .getText()
      .replace(/^export default (?=function |async |class )|^export (?!default )/, '')
      .replace(/^export default /, 'void '),
  );
  return `${imports.join('\n')}\nexport const sample = async () => {\n${inside.join('\n')}\n};\n`;
}
