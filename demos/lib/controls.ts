import {z, type ZodTypeAny} from 'zod';

/** What a reader may change, as plain data: this is shipped, the schema is not. */
export type Control =
  | {kind: 'range'; label: string; min: number; max: number; step: number; unit?: string}
  | {kind: 'choice'; label: string; options: string[]}
  | {kind: 'color'; label: string}
  | {kind: 'text'; label: string; maxLength: number}
  | {kind: 'toggle'; label: string};

export type Value = number | string | boolean;
export type Values = Record<string, Value>;

/** A control with the name of the prop that it changes and the value in the code. */
export type NamedControl = Control & {name: string; default: Value};

type Of<Kind extends Control['kind']> = Omit<Extract<Control, {kind: Kind}>, 'kind'>;

/** A schema that knows how it is shown. */
export type ControlSchema = ZodTypeAny & {control: Control};

const shownAs = <Schema extends ZodTypeAny>(schema: Schema, control: Control): Schema & {control: Control} => Object.assign(schema, {control});

/** A slider; `unit` stands behind the value: 'frames', 'px', '°'. */
export const range = (options: Of<'range'>) => shownAs(z.number().min(options.min).max(options.max), {kind: 'range', ...options});

/** A list of words of which one is chosen; they are shown as they stand in the code. */
export const choice = (label: string, options: [string, ...string[]]) => shownAs(z.enum(options), {kind: 'choice', label, options});

/** A color in six hexadecimal digits. */
export const color = (label: string) => shownAs(z.string().regex(/^#[0-9a-f]{6}$/), {kind: 'color', label});

/** A line of text. */
export const text = (label: string, maxLength = 24) => shownAs(z.string().max(maxLength), {kind: 'text', label, maxLength});

/** A switch. */
export const toggle = (label: string) => shownAs(z.boolean(), {kind: 'toggle', label});
