import ts from 'typescript';
import type {Fence} from '../corpus/fences';
import {parse} from '../corpus/literals';
import {importsOf, type Import} from './files';
import type {NoWay} from './ways';

export type NodeWay =
  /** A script, or a configuration file: it does something when it is run. */
  | {how: 'run in Node'}
  /** Functions that the reader's code calls: the module is imported. */
  | {how: 'loaded in Node'};

const BUILT_IN =
  /^(node:|(assert|buffer|child_process|crypto|events|fs|http|https|net|os|path|process|stream|timers|url|util|vm|worker_threads|zlib)(\/|$))/;
const NODE_PACKAGES = /^(@remotion\/(renderer|bundler|cli|lambda|cloudrun|install-whisper-cpp|openai-whisper|licensing|webcodecs\/node|media-parser\/node)|@aws-sdk\/|@google-cloud\/|@modelcontextprotocol\/|express$|next\/)/;

/** Whether some imports say that a module belongs in Node. */
export const needsNode = (imports: Import[]): boolean => imports.some(({specifier}) => BUILT_IN.test(specifier) || NODE_PACKAGES.test(specifier));

/** Services that ask who is calling, and their functions that do not. */
const SERVICES = /^(@remotion\/(lambda|cloudrun|licensing)|@aws-sdk|@google-cloud|@supabase|openai)/;
const WITHOUT_ACCOUNT =
  /^(estimatePrice|getRegions|speculateFunctionName|speculateServiceName|getUserPolicy|getRolePolicy|validateWebhookSignature|\w*Error|\w*Webhook|VERSION|DEFAULT_\w+|types?)$/;
const DOWNLOADS = /\b(installWhisperCpp|downloadWhisperModel|transcribe|ensureBrowser|openAiToCaptions|uploadFile)\(/;
const SERVER = /\.listen\(|\bcreateServer\(|\bserve\(|\bDeno\.|\bBun\./;
const BROWSER = /\b(document|window|navigator|localStorage|sessionStorage|indexedDB|self|new Worker|new OffscreenCanvas|new VideoDecoder|new AudioContext|FileReader)\b/;
const FETCH = /\bfetch\(\s*['"`]?https?:\/\/(?!localhost)|\bfetch\(/;

/** How Node carries out a sample, or why it cannot. */
export function wayInNode(fence: Fence, files: Map<string, string>): NodeWay | NoWay {
  const text = [...files.values()].join('\n');
  if (/^\s*declare (const|let|var|function)/m.test(text)) return {how: 'not', reason: 'is a fragment'};
  if (!doesSomething(fence.code)) return {how: 'loaded in Node'};
  const imports = [...files.values()].flatMap((code) => importsOf({lang: 'ts', code}));
  const services = imports.filter(({specifier}) => SERVICES.test(specifier));
  if (services.some(({names}) => names.some((name) => !WITHOUT_ACCOUNT.test(name)))) return {how: 'not', reason: 'needs an account'};
  if (SERVER.test(text)) return {how: 'not', reason: 'runs as a server'};
  if (DOWNLOADS.test(text) || FETCH.test(fence.code)) return {how: 'not', reason: 'needs the network'};
  if (BROWSER.test(fence.code) || imports.some(({specifier}) => /^@remotion\/(whisper-web|preload|webcodecs$)/.test(specifier)))
    return {how: 'not', reason: 'needs what the reader’s page has'};
  return {how: 'run in Node'};
}

/** Whether a module does more than declare: it calls, assigns, loops or waits at its top level. */
function doesSomething(code: string): boolean {
  return parse(code).statements.some((statement) => {
    if (ts.isExpressionStatement(statement)) return true;
    if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.some(({initializer}) => initializer && calls(initializer));
    return ts.isForOfStatement(statement) || ts.isForStatement(statement) || ts.isIfStatement(statement) || ts.isTryStatement(statement) || ts.isWhileStatement(statement);
  });
}

/** Whether an expression calls something when it is evaluated; what stands inside functions is not. */
function calls(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  if (ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isAwaitExpression(node)) return true;
  return ts.forEachChild(node, calls) ?? false;
}
