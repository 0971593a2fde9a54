import type {Size} from './project';

/** A file as the stage runs it: CommonJS, in which each line is where it was in the source. */
export type CompiledModule = {name: string; code: string};

/** Something wrong with the code, where it is. Lines and columns count from 1; a problem without a place has null. */
export type Problem = {file: string | null; line: number | null; column: number | null; message: string};

/** A Zod schema, as far as a form can show it. `other` is a type without a control; its value is edited as JSON. */
export type Field = FieldKind & {
  description: string | null;
  /** Whether undefined is allowed. */
  optional: boolean;
  nullable: boolean;
};

type FieldKind =
  | {kind: 'string'; minLength: number | null; maxLength: number | null; format: 'plain' | 'color' | 'url' | 'email' | 'date' | 'textarea'}
  | {kind: 'number'; min: number | null; max: number | null; step: number | null; integer: boolean}
  | {kind: 'boolean'}
  | {kind: 'enum'; options: string[]}
  | {kind: 'literal'; value: string | number | boolean | null}
  | {kind: 'array'; item: Field; minLength: number | null; maxLength: number | null}
  | {kind: 'object'; fields: FieldTree}
  | {kind: 'other'; type: string};

/** The fields of an object, in their order. */
export type FieldTree = {name: string; field: Field}[];

export type StageAsset = {name: string; type: string; buffer: ArrayBuffer};

/** What the page tells the stage. */
export type ToStage =
  | {
      type: 'run';
      id: number;
      modules: CompiledModule[];
      /** Toolkit packages that the modules import, as `imports` of a compilation; the stage loads what it has not yet. */
      imports: string[];
      entry: string;
      exportName: string | null;
      size: Size;
      props: Record<string, unknown>;
      /** The reader's own files that the stage has not got yet. */
      assets: StageAsset[];
      /** The names of all of them, so that the stage forgets the others. */
      assetNames: string[];
      frame: number;
    }
  | {type: 'seek'; frame: number}
  | {type: 'play'}
  | {type: 'pause'}
  | {type: 'volume'; muted: boolean}
  | {type: 'loop'; loop: boolean}
  | {type: 'speed'; rate: number}
  | {type: 'props'; props: Record<string, unknown>}
  | {type: 'size'; size: Size}
  | {type: 'ping'; n: number};

export type ErrorPhase = 'load' | 'render' | 'effect' | 'promise' | 'frame';

export type StageError = {
  type: 'error';
  /** The run that the error belongs to. */
  id: number;
  /** load: a file or package as it is imported; render: no frame of this run has been shown yet; frame: others have; effect: an effect, an event or a timer. */
  phase: ErrorPhase;
  message: string;
  file: string | null;
  line: number | null;
  column: number | null;
  frame: number | null;
};

export type LogLevel = 'log' | 'info' | 'warn' | 'error' | 'debug';

/** What the stage tells the page. */
export type FromStage =
  | {type: 'ready'}
  /** `exports` are the names of the entry file's exports that are components. */
  | {type: 'running'; id: number; exports: string[]; schema: FieldTree | null; defaultProps: Record<string, unknown>}
  | {type: 'frame'; frame: number; playing: boolean}
  /** A frame has been painted. */
  | {type: 'rendered'; id: number; frame: number}
  | StageError
  | {type: 'log'; level: LogLevel; text: string}
  | {type: 'pong'; n: number};

/** What the page hears from a stage: what the stage tells, and what the page notices itself. */
export type StageMessage = Exclude<FromStage, {type: 'pong'}> | {type: 'hang'; seconds: number} | {type: 'unavailable'; message: string};
