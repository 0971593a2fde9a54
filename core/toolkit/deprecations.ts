import ts from 'typescript';
import {loadToolkit, type Toolkit} from './toolkit-program';

/** An export of a package: `renderVideoOnLambda` of `@remotion/lambda`. */
export type Export = {package: string; export: string};

/** Marks a second entry point for the same function, not the function. */
const OTHER_ENTRY = /^\s*Import this from/;

/**
 * What the doc comments of the published types say about deprecated exports.
 * @returns for each of the exports the text after `@deprecated`; undefined where it is not deprecated
 */
export function deprecationsOf(dir: string, exports: Export[]): (string | undefined)[] {
  const toolkit = loadToolkit(dir, [...new Set(exports.map((each) => each.package))], {namesOnly: true});
  return exports.map((each) => deprecationOf(toolkit, each));
}

function deprecationOf({checker, exportsOf}: Toolkit, {package: name, export: path}: Export): string | undefined {
  const tag = exportsOf(name)
    ?.get(path)
    ?.getJsDocTags(checker)
    .find((each) => each.name === 'deprecated');
  const text = tag && ts.displayPartsToString(tag.text).trim();
  return text !== undefined && OTHER_ENTRY.test(text) ? undefined : text;
}
