import type {ErrorPhase, Field, FieldTree, FromStage, LogLevel} from './protocol';

const PHASES: readonly ErrorPhase[] = ['load', 'render', 'effect', 'promise', 'frame'];
const LEVELS: readonly LogLevel[] = ['log', 'info', 'warn', 'error', 'debug'];
const MOST_TEXT = 4000;
const MOST_NAMES = 200;
const MOST_JSON = 200_000;

type Data = Record<string, unknown>;

/**
 * Takes in what a stage sends. The code of a reader could send anything in the name of the stage, so nothing is passed on but what has the shape of a message.
 * @returns the message without anything else that came with it; undefined for what is none
 */
export function readMessage(data: unknown): FromStage | undefined {
  if (!isRecord(data)) return undefined;
  switch (data.type) {
    case 'ready':
      return {type: 'ready'};
    case 'pong':
      return isCount(data.n) ? {type: 'pong', n: data.n} : undefined;
    case 'frame':
      return isCount(data.frame) && typeof data.playing === 'boolean' ? {type: 'frame', frame: data.frame, playing: data.playing} : undefined;
    case 'rendered':
      return isCount(data.id) && isCount(data.frame) ? {type: 'rendered', id: data.id, frame: data.frame} : undefined;
    case 'log':
      return isOneOf(LEVELS, data.level) && typeof data.text === 'string' ? {type: 'log', level: data.level, text: data.text.slice(0, MOST_TEXT)} : undefined;
    case 'error':
      return readError(data);
    case 'running':
      return readRunning(data);
    default:
      return undefined;
  }
}

function readError({id, phase, message, file, line, column, frame}: Data): FromStage | undefined {
  if (!isCount(id) || !isOneOf(PHASES, phase) || typeof message !== 'string') return undefined;
  return {
    type: 'error',
    id,
    phase,
    message: message.slice(0, MOST_TEXT),
    file: typeof file === 'string' ? file.slice(0, 200) : null,
    line: isCount(line) ? line : null,
    column: isCount(column) ? column : null,
    frame: isCount(frame) ? frame : null,
  };
}

function readRunning({id, exports, schema, defaultProps}: Data): FromStage | undefined {
  if (!isCount(id) || !Array.isArray(exports) || !exports.every((name) => typeof name === 'string') || !isRecord(defaultProps)) return undefined;
  const isSmall = sizeOf(defaultProps) + sizeOf(schema) < MOST_JSON;
  return {
    type: 'running',
    id,
    exports: exports.slice(0, MOST_NAMES),
    schema: isSmall && isFieldTree(schema) ? schema : null,
    defaultProps: isSmall ? defaultProps : {},
  };
}

/** Characters of a value as JSON; what cannot be written so counts as too large. */
function sizeOf(value: unknown): number {
  try {
    return JSON.stringify(value)?.length ?? 0;
  } catch {
    return Infinity;
  }
}

const KINDS: readonly Field['kind'][] = ['string', 'number', 'boolean', 'enum', 'literal', 'array', 'object', 'other'];

function isFieldTree(value: unknown): value is FieldTree {
  return Array.isArray(value) && value.every((each) => isRecord(each) && typeof each.name === 'string' && isField(each.field));
}

function isField(value: unknown): value is Field {
  if (!isRecord(value) || !isOneOf(KINDS, value.kind) || typeof value.optional !== 'boolean' || typeof value.nullable !== 'boolean') return false;
  if (value.kind === 'array') return isField(value.item);
  if (value.kind === 'object') return isFieldTree(value.fields);
  if (value.kind === 'enum') return Array.isArray(value.options) && value.options.every((option) => typeof option === 'string');
  return value.description === null || typeof value.description === 'string';
}

const isRecord = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value => (values as readonly unknown[]).includes(value);
