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
  /** In characters; the reader sees how many are used when most of them are. */
  maxLength?: number;
  /** Shows the count of characters from the start. */
  isCounted?: boolean;
  autoComplete?: string;
  /** Not written into anything public, such as an e-mail address. */
  isPrivate?: boolean;
  /** Which part of an issue the answer becomes if the browser opens it without a script. */
  issuePart?: 'title' | 'body';
  /** What is wrong with an answer beyond its kind and length, as the end of "<label> …"; undefined if nothing is. */
  rule?: (value: string) => string | undefined;
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

/** Where the answers go. */
export type Destination = {kind: 'endpoint'; url: string} | {kind: 'mail'; address: string} | {kind: 'issue'; repository: string};

/** The questions that are asked for a destination: nothing private goes into a public issue. */
export function fieldsFor({fields}: FormDefinition, destination: Destination): readonly FieldDefinition[] {
  return destination.kind === 'issue' ? fields.filter((field) => !field.isPrivate) : fields;
}
