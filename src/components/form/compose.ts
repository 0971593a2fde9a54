import {answersFor, type Destination, type FormDefinition, type Message, type Values} from './definition';

/** The answers as text, each with a heading, for the reader to copy, mail or post. */
export function composeText(definition: FormDefinition, destination: Destination, values: Values): string {
  const heading = (label: string) => (destination.kind === 'issue' ? `**${label}**` : `${label}:`);
  return answersFor(definition, destination)
    .filter(({name}) => values[name]?.trim())
    .map(({label, name}) => `${heading(label)}\n${values[name]?.trim()}`)
    .join('\n\n');
}

/** GitHub refuses URLs of more than 8192 characters; common mail programs cut them off after 2046. */
const MAX_LENGTH: Record<Message['kind'], number> = {issue: 8000, mail: 2000};

type Composed = {
  /** Opens the message where the reader can send it. */
  href: string;
  /** True when the text does not fit into a URL: the reader then copies it. */
  isTitleOnly: boolean;
};

/** The URL that opens the answers as a new issue or e-mail, ready to send. */
export function composeMessage(definition: FormDefinition, message: Message, values: Values): Composed {
  const title = definition.title(values);
  const whole = addressOf(message, title, composeText(definition, message, values));
  const isTitleOnly = whole.length > MAX_LENGTH[message.kind];
  return {href: isTitleOnly ? addressOf(message, title, '') : whole, isTitleOnly};
}

function addressOf(message: Message, title: string, body: string): string {
  if (message.kind === 'issue') return `${message.repository}/issues/new?${new URLSearchParams({title, ...(body && {body})}).toString()}`;
  // Lines in an e-mail end with \r\n, and an e-mail address may contain characters with a special meaning in a URL.
  const text = body.replace(/\r?\n/g, '\r\n');
  const address = encode(message.address).replace('%40', '@');
  return `mailto:${address}?subject=${encode(title)}${text && `&body=${encode(text)}`}`;
}

/** A lone surrogate, as left by cutting an emoji in half, cannot be encoded. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
