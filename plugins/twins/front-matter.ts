import {stringify} from 'yaml';

/** What a Markdown file says about its page before it begins. */
export type Facts = {
  title: string;
  description: string;
  /** Version of the toolkit that the page describes. */
  version: string;
  kind: string;
  package?: string;
  /** URL of the code that the page is about. */
  source?: string;
  /** Full URL of the page. */
  canonical: string;
  /** Day of the last change, or of the announcement that a post retells. */
  date?: string;
};

/** The facts as YAML, then the line that leads to the list of all pages. */
export function headOf(facts: Facts, index: string): string {
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value));
  return `---\n${stringify(known, {lineWidth: 0})}---\n\n> The list of all pages, and what to read first: ${index}\n\n`;
}
