import type {Rule} from '@site/data/limits';

/** One question of a form. The same definition draws it, checks it and writes it into a message. */
export type FieldDefinition = {
  name: string;
  label: string;
  /** A sentence below the control. */
  hint?: string;
  control: 'text' | 'email' | 'url' | 'textarea' | 'select';
  /** The answers of a select. */
  options?: readonly string[];
  optional?: boolean;
  /** In characters. */
  minLength?: number;
  /** In characters; the reader sees how many are used when most of them are. */
  maxLength?: number;
  /** Shows the count of characters from the start. */
  isCounted?: boolean;
  autoComplete?: string;
  /** Not written into anything public, such as an e-mail address. */
  isPrivate?: boolean;
  /** Which part of an issue the answer becomes if the browser opens it without a script. */
  issuePart?: 'title' | 'body';
  /** What an answer must be beyond its kind and length. */
  rule?: Rule;
};

export type FormDefinition = {
  /** Names the draft in the reader's browser. */
  id: string;
  fields: readonly FieldDefinition[];
  /** Title of the e-mail or issue that the answers are written into. */
  title: (values: Values) => string;
};

/** Answers by the field's name. */
export type Values = Record<string, string>;

/** Complaints by the field's name: complete sentences. */
export type Problems = Record<string, string>;

/** A message that the reader sends: by e-mail, or as a public issue. */
export type Message = {kind: 'mail'; address: string} | {kind: 'issue'; repository: string};

/** Where the answers go; an endpoint that fails leaves the way by message. */
export type Destination = {kind: 'endpoint'; url: string; otherwise: Message} | Message;

/** The questions that are asked for a destination: nothing private goes into a public issue. */
export function fieldsFor({fields}: FormDefinition, destination: Destination): readonly FieldDefinition[] {
  return destination.kind === 'issue' ? fields.filter((field) => !field.isPrivate) : fields;
}

/** Name of the field that people neither see nor reach; programs that fill in everything give themselves away in it. */
export const TRAP = 'homepage';
