import type {CompilerOptions} from 'typescript';
import type {PlayFile} from '../project';

/** What TypeScript reads, packed at build time. */
export type TypesPack = {
  options: CompilerOptions;
  /** Declarations of what samples import beside packages, such as style sheets. */
  assets: string;
  /** Declarations, and what of each package.json resolves them, by path: `/node_modules/remotion/dist/cjs/index.d.ts`. */
  files: Record<string, string>;
};

/** Where the last build has put both files, as paths below the site's root. */
export type TypesFiles = {worker: string; pack: string};

/** Path, below the site's root, of the file that says so. */
export const TYPES_FILE = 'play/types.json';

/** An error in a file. Lines and columns count from 1, `from` and `to` are positions in the file's text. */
export type Diagnostic = {file: string; line: number; column: number; from: number; to: number; code: number; message: string; syntax: boolean};

/** What is known of the name at a position. */
export type Hover = {from: number; to: number; type: string; documentation: string};

export type Completion = {name: string; kind: string; sort: string};

/** Names that may stand at a position, and where the word begins that they replace. */
export type Completions = {from: number; names: Completion[]};

export type Answers = {diagnostics: Diagnostic[]; hover: Hover | null; complete: Completions | null; details: string};

export type Question = {files: PlayFile[]} & (
  {ask: 'diagnostics'} | {ask: 'hover' | 'complete'; file: string; offset: number} | {ask: 'details'; file: string; offset: number; name: string}
);

/** The first message to the worker says where the declarations are. */
export type ToWorker = {pack: string} | {id: number; question: Question};

export type FromWorker =
  | {type: 'ready'}
  | {type: 'failed'; message: string}
  | {type: 'answer'; id: number; answer: Answers[keyof Answers]}
  | {type: 'error'; id: number; message: string};
