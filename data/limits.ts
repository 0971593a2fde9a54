/*
 * What the texts of the showcase may contain, for both the schema of its files and the form that writes them.
 * Kept apart from the schema, because the form in the browser needs the rules without the validator.
 */

/** Minimum and maximum number of characters. */
type Limits = {min: number; max: number};

export const SHOWCASE_LIMITS = {
  title: {min: 3, max: 80},
  description: {min: 20, max: 280},
  author: {min: 1, max: 60},
  tag: {min: 1, max: 40},
} as const satisfies Record<string, Limits>;

/** Says what is wrong with a value as the end of the sentence "<field> …", without its period; undefined if nothing is. */
export type Rule<Value = string> = (value: Value) => string | undefined;

const EMAIL = /[\w.+-]+@[\w-]+\.\w+/;
const WEB_ADDRESS = /^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/;
const EMOJI = /\p{Extended_Pictographic}/u;
const SHOUTED = /\b\p{Lu}{5,}\b/u;

export const publicText: Rule = (text) => (EMAIL.test(text) ? 'must not hold an e-mail address, which this public site does not show' : undefined);

export const webAddress: Rule = (address) => (WEB_ADDRESS.test(address) && isUrl(address) ? undefined : 'must be a full address that begins with https://');

/** Titles on the showcase appear side by side, so they share one style. */
export const titleWords: Rule = (title) => {
  if (EMOJI.test(title)) return 'must not hold an emoji';
  const shouted = SHOUTED.exec(title)?.[0];
  return shouted && `must not hold a word in capitals: write ${shouted} as ${shouted.charAt(0)}${shouted.slice(1).toLowerCase()}`;
};

export const distinct: Rule<readonly string[]> = (labels) =>
  new Set(labels.map((label) => label.trim().toLowerCase())).size === labels.length ? undefined : 'must not name anything twice';

/** Returns the first complaint of several rules. */
export const firstOf =
  <Value>(...rules: Rule<Value>[]): Rule<Value> =>
  (value) =>
    rules.map((rule) => rule(value)).find(Boolean);

function isUrl(address: string): boolean {
  try {
    return new URL(address).hostname.includes('.');
  } catch {
    return false;
  }
}
