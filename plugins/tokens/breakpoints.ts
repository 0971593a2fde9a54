import {breakpointDefinitions, TOKENS_FILE} from './read';

/** The parts of PostCSS that are used here; it comes with the framework. */
type Root = {source?: {input: {css: string}}; prepend(css: string): void};
type Helpers = {result: {messages: {type: string; plugin: string; file: string}[]}};

/** A media query that names a breakpoint. */
const NAMED = /@media[^{]*\(--/;

/**
 * Makes the breakpoints of tokens.css known in every stylesheet that names one, since `@custom-media` is valid only in its own file.
 * The framework's PostCSS preset then replaces the names by the widths.
 */
export const breakpoints = {
  postcssPlugin: 'breakpoints',
  Once(root: Root, {result}: Helpers): void {
    if (!NAMED.test(root.source?.input.css ?? '')) return;
    root.prepend(breakpointDefinitions());
    result.messages.push({type: 'dependency', plugin: 'breakpoints', file: TOKENS_FILE});
  },
};
