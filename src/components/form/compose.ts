import {fieldsFor, type Destination, type FormDefinition, type Values} from './definition';

/** The answers as a text with a heading for each, as a reader copies, mails or posts it. */
export function composeText(definition: FormDefinition, destination: Destination, values: Values): string {
  return fieldsFor(definition, destination)
    .filter(({name}) => values[name]?.trim())
    .map(({label, name}) => `**${label}**\n${values[name]?.trim()}`)
    .join('\n\n');
}

/** The address that opens the text as a new issue or e-mail, ready to be sent. */
export function composeAddress(definition: FormDefinition, destination: Exclude<Destination, {kind: 'endpoint'}>, values: Values): string {
  const title = definition.title(values);
  const body = composeText(definition, destination, values);
  if (destination.kind === 'issue') return `${destination.repository}/issues/new?${new URLSearchParams({title, body}).toString()}`;
  return `mailto:${destination.address}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}
