import fs from 'node:fs';
import path from 'node:path';

/** The stylesheet that defines every color, size, distance and breakpoint. */
export const TOKENS_FILE = path.join(__dirname, '../../src/css/tokens.css');

const SELECTORS = {light: ':root', dark: "[data-theme='dark']"} as const;

export type Mode = keyof typeof SELECTORS;

/**
 * A token for code that cannot use CSS variables, such as pictures drawn by the build.
 * @param mode light or dark; what dark mode does not set is as in light mode
 * @param name the variable without its dashes
 * @throws Error if tokens.css does not define it
 */
export function token(mode: Mode, name: string): string {
  const value = variablesOf(SELECTORS[mode])[name] ?? variablesOf(SELECTORS.light)[name];
  if (value === undefined) throw new Error(`src/css/tokens.css does not define --${name}.`);
  return value;
}

/** The variables that a rule of tokens.css sets, without their dashes. */
export function variablesOf(selector: string): Record<string, string> {
  const css = readTokens();
  const [block = ''] = css.slice(css.indexOf(`\n${selector} {`)).split('}');
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

/** The definitions of the breakpoints, as CSS. */
export const breakpointDefinitions = (): string => (readTokens().match(/^@custom-media .*;$/gm) ?? []).join('\n');

/** Read anew each time, since `npm start` takes over changes. */
const readTokens = () => fs.readFileSync(TOKENS_FILE, 'utf8');
