import type {Documented} from '../../corpus/documented-members';
import type {Problem} from '../compare-members';
import {sameValue} from '../same-value';
import type {Fallbacks} from './known-fallbacks';

/** A member without a default that any code decides has nothing: a switch is off, a number is none. */
const NOTHING = /^(false|null|undefined|0|''|""|\{\}|\[\])$/;
const NO_VALUE = /^(null|undefined)$/;

/**
 * The defaults that a page states although no code of the packages falls back to them. Values of the page's own package count, where it has any
 * of the same kind for that name; otherwise those of all packages, since one may hand an option on to the other.
 * @param specifier the package that the page is about, or an entry point of it
 */
export function impossibleDefaults(documented: Documented[], specifier: string, fallbacks: Fallbacks): Problem[] {
  const own = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  return documented.flatMap((entry): Problem[] => {
    const inside = impossibleDefaults(entry.members, specifier, fallbacks);
    const [written] = entry.defaultValues;
    // What a call returns has no default; that of its type argument may stand there.
    if (written === undefined || entry.name === 'Return value') return inside;
    const possible = possibleDefaults(entry.name, written, own, fallbacks);
    if (entry.defaultValues.some((value) => isPossible(value, possible))) return inside;
    const found =
      possible.length > 0
        ? `it has ${possible
            .slice(0, 4)
            .map((value) => `\`${value}\``)
            .join(', ')}`
        : 'it has none';
    return [
      {
        member: entry.name,
        line: entry.signatureLine ?? entry.line,
        kind: 'default',
        written,
        message: `No code of the packages gives \`${entry.name}\` the default \`${written}\`: ${found}.`,
        fix: 'Run the case without the member, and write what applies then.',
      },
      ...inside,
    ];
  });
}

/** Values of the same kind as what is written, as code. */
function possibleDefaults(name: string, written: string, own: string, fallbacks: Fallbacks): string[] {
  const byPackage = namesOf(name).map((each) => (Object.hasOwn(fallbacks, each) ? fallbacks[each] : undefined) ?? {});
  const kind = kindOf(written);
  /** A page may write a string without quotes. */
  const isAlike = (value: string) => NO_VALUE.test(value) || kindOf(value) === kind || (kind === 'expression' && kindOf(value) === 'string');
  const alike = (values: string[]) => [...new Set(values.filter(isAlike))];
  const ofOwn = alike(byPackage.flatMap((each) => each[own] ?? []));
  return ofOwn.some((value) => !NO_VALUE.test(value)) ? ofOwn : alike(byPackage.flatMap((each) => Object.values(each).flat()));
}

/** `Config.setPixelFormat` sets `pixelFormat`; `Easing.back` and `options.x` are read as `back` and `x`. */
function namesOf(name: string): string[] {
  const last = name.replace(/\(\)$/, '').split('.').at(-1) ?? name;
  const set = /^set([A-Z])(\w+)$/.exec(last);
  return set ? [last, `${set[1]?.toLowerCase()}${set[2]}`] : [last];
}

const isPossible = (written: string, possible: string[]): boolean =>
  possible.some((value) => sameValue(value, written) || (NO_VALUE.test(value) && NOTHING.test(written))) ||
  (NOTHING.test(written) && possible.every((value) => NOTHING.test(value)));

function kindOf(code: string): string {
  if (/^-?[\d.]/.test(code)) return 'number';
  if (/^(true|false)$/.test(code)) return 'boolean';
  if (/^[{[]/.test(code)) return 'object';
  if (code.includes('=>')) return 'function';
  return /^['"`]/.test(code) ? 'string' : 'expression';
}
