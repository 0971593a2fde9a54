import type {Rule} from '@site/data/limits';

/** One question of a form. The same definition is used to render it, check it and write it into a message. */
export type FieldDefinition = {
  name: string;
  label: string;
  /** A sentence below the control. */
  hint?: string;
  control: 'text' | 'email' | 'url' | 'textarea' | 'select';
  /** The answers of a select. */
  options?: readonly string[];
  /** Height of a textarea, in lines. */
  rows?: number;
  optional?: boolean;
  /** In characters. */
  minLength?: number;
  /** In characters; the reader sees how many are used when most of them are. */
  maxLength?: number;
  /** Shows the character count from the start. */
  isCounted?: boolean;
  autoComplete?: string;
  /** Never written into anything public; an e-mail address, for instance. */
  isPrivate?: boolean;
  /** Which part of the issue the answer becomes if the browser submits the form without scripts. */
  issuePart?: 'title' | 'body';
  /** What an answer must satisfy beyond its kind and length. */
  rule?: Rule;
};

/** What the page answers itself, such as its own address. */
export type KnownAnswer = {name: string; label: string; value: string};

export type FormDefinition = {
  /** Identifies the draft in the reader's browser. */
  id: string;
  fields: readonly FieldDefinition[];
  /** Sent after the reader's answers, and shown to the reader before. */
  known?: readonly KnownAnswer[];
  /** Title of the e-mail or issue that the answers are written into. */
  title: (values: Values) => string;
};

/** Answers by field name. */
export type Values = Record<string, string>;

/** Problems by field name, as complete sentences. */
export type Problems = Record<string, string>;

/** A message the reader sends: by e-mail, or as a public issue. */
export type Message = {kind: 'mail'; address: string} | {kind: 'issue'; repository: string};

/** Where the answers go; if an endpoint fails, the reader can still send a message. */
export type Destination = {kind: 'endpoint'; url: string; otherwise: Message} | Message;

/** The questions to ask for a destination: nothing private goes into a public issue. */
export function fieldsFor({fields}: FormDefinition, destination: Destination): readonly FieldDefinition[] {
  return destination.kind === 'issue' ? fields.filter((field) => !field.isPrivate) : fields;
}

/** Everything that is sent to a destination, by name: the reader's answers first. */
export const answersFor = (definition: FormDefinition, destination: Destination): readonly {name: string; label: string}[] => [
  ...fieldsFor(definition, destination),
  ...(definition.known ?? []),
];

/** What a form holds, together with what the page answers itself. */
export const withKnown = ({known = []}: FormDefinition, values: Values): Values => ({
  ...values,
  ...Object.fromEntries(known.map(({name, value}) => [name, value])),
});

/** Name of the honeypot field, which people can neither see nor reach; bots that fill in everything give themselves away. */
export const TRAP = 'homepage';
