import {TOKENS_FILE, variablesOf} from './read';

/** The parts of PostCSS that are used here; it comes with the framework. */
type Declaration = {prop: string; parent?: {selector?: string}; remove(): void};
type Root = {walkDecls(prop: RegExp, each: (declaration: Declaration) => void): void};
type Helpers = {result: {messages: {type: string; plugin: string; file: string}[]}};

/** Where the theme's style library gives its variables their values, which the selector in tokens.css outweighs. */
const DEFAULTS = [':root', "html[data-theme='dark']"];
const OURS = ':root:root';

/** Removes the library's values for those variables that tokens.css sets, 0.5 kB of every page's styles. */
export const replacedDefaults = {
  postcssPlugin: 'replaced-defaults',
  Once(root: Root, {result}: Helpers): void {
    const ours = variablesOf(OURS);
    root.walkDecls(/^--ifm-/, (declaration) => {
      if (declaration.prop.slice(2) in ours && DEFAULTS.includes(declaration.parent?.selector ?? '')) declaration.remove();
    });
    result.messages.push({type: 'dependency', plugin: 'replaced-defaults', file: TOKENS_FILE});
  },
};
