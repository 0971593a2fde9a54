import type {Values} from '@site/demos/lib/controls';
import {literal} from '@site/src/components/mdx/Demo/values';
import {escapeHtml} from '@site/src/lib/escape-html';

/**
 * Replaces the literals in highlighted code with the current values.
 * @throws Error when a literal is not in the code: the sample and the demo have drifted apart
 */
export function fill(html: string, before: Values, values: Values): string {
  return Object.entries(before).reduce((text, [name, old]) => {
    const place = escapeHtml(literal(old));
    if (!text.includes(place)) throw new Error(`The sample does not hold ${place}, the value of ${name}.`);
    const value = values[name] ?? old;
    return text.replace(place, () => `<mark class="${value === old ? '' : 'changed'}">${escapeHtml(literal(value))}</mark>`);
  }, html);
}
