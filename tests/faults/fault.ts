/** A change to some files of the project's copy. */
export type Patch = {
  /** How the fault is made, for the report. */
  kind: 'script' | 'page' | 'style' | 'browser' | 'file' | 'source';
  /** Paths of the files: below the build or, for a source, below the project. */
  files: RegExp;
  /** The new text of a file; the old one if there is nothing to change in it, and undefined if the file is to go. */
  change: (text: string) => string | undefined;
};

export type Fault = {
  /** The key of the statement that it breaks. */
  statement: string;
  /** What is wrong then, as a reader would say it. */
  name: string;
  /** The build that is broken: that of the site, or the one with everything configured. */
  build?: 'build' | 'build-configured';
  /** Words of the titles of the tests that must notice it, where a statement has more of them than a fault is worth. */
  test?: string;
  /** A file of unit tests that must notice it, instead of the tests in a browser. */
  unit?: string;
  patches: Patch[];
};

type Find = string | RegExp;

const replacing = (find: Find, put: string) => (text: string) => (typeof find === 'string' ? text.replaceAll(find, () => put) : text.replace(find, put));

/** Replaces every occurrence of a text in the scripts, or what a pattern finds first in each of them. */
export const script = (find: Find, put: string): Patch => ({kind: 'script', files: /^assets\/js\/.*\.js$/, change: replacing(find, put)});

/** The same in pages, which are named by the paths of their files. */
export const page = (files: RegExp, find: Find, put: string): Patch => ({kind: 'page', files, change: replacing(find, put)});

/** The same in the style sheets. */
export const style = (find: Find, put: string): Patch => ({kind: 'style', files: /^assets\/css\/.*\.css$/, change: replacing(find, put)});

/** Adds rules to the style sheet that each page has. */
export const addStyle = (rules: string): Patch => ({kind: 'style', files: /^assets\/css\/styles\.[^/]*\.css$/, change: (text) => text + rules});

/** Runs code before the first script of each page, such as one that makes a function of the browser do nothing. */
export const browser = (code: string): Patch => ({
  kind: 'browser',
  files: /^assets\/js\/runtime~main\.[^/]*\.js$/,
  change: (text) => `(()=>{${code}})();\n${text}`,
});

/** Replaces a text in files of any other kind. */
export const file = (files: RegExp, find: Find, put: string): Patch => ({kind: 'file', files, change: replacing(find, put)});

export const empty = (files: RegExp): Patch => ({kind: 'file', files, change: () => ''});

export const remove = (files: RegExp): Patch => ({kind: 'file', files, change: () => undefined});

/** Replaces a text in a source file, for tests that read sources or run them. */
export const source = (files: RegExp, find: Find, put: string): Patch => ({kind: 'source', files, change: replacing(find, put)});
