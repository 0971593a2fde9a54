import {fieldsFor, type Destination, type FormDefinition, type Message, type Values} from './definition';

/** The answers as a text with a heading for each, as a reader copies, mails or posts it. */
export function composeText(definition: FormDefinition, destination: Destination, values: Values): string {
  const heading = (label: string) => (destination.kind === 'issue' ? `**${label}**` : `${label}:`);
  return fieldsFor(definition, destination)
    .filter(({name}) => values[name]?.trim())
    .map(({label, name}) => `${heading(label)}\n${values[name]?.trim()}`)
    .join('\n\n');
}

/** GitHub refuses addresses of more than 8192 characters; common mail programs cut off what is longer than 2046. */
const LONGEST: Record<Message['kind'], number> = {issue: 8000, mail: 2000};

type Composed = {
  /** Opens the message where the reader sends it. */
  href: string;
  /** True where the text does not fit into an address: then the reader copies it. */
  isTitleOnly: boolean;
};

/** The address that opens the answers as a new issue or e-mail, ready to be sent. */
export function composeMessage(definition: FormDefinition, message: Message, values: Values): Composed {
  const title = definition.title(values);
  const whole = addressOf(message, title, composeText(definition, message, values));
  const isTitleOnly = whole.length > LONGEST[message.kind];
  return {href: isTitleOnly ? addressOf(message, title, '') : whole, isTitleOnly};
}

function addressOf(message: Message, title: string, body: string): string {
  if (message.kind === 'issue') return `${message.repository}/issues/new?${new URLSearchParams({title, ...(body && {body})}).toString()}`;
  // Lines of an e-mail end with both signs, and its address may hold signs that mean something else in a link.
  const text = body.replace(/\r?\n/g, '\r\n');
  const address = encode(message.address).replace('%40', '@');
  return `mailto:${address}?subject=${encode(title)}${text && `&body=${encode(text)}`}`;
}

/** Half of a pair of code units, as a cut through an emoji leaves it, cannot be encoded. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
