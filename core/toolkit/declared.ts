import ts from 'typescript';
import type {Member} from './api-members';

/** How a package declares a member, in the words of a signature line. */
export type Declared = {
  /** With its question mark: `from?`. */
  heading: string;
  /** `number | null` */
  type: string;
  default?: string;
  deprecated: boolean;
  /** The declaration: @remotion/renderer/dist/render-media.d.ts:12 */
  place?: string;
};

/** @param inSource the default found in the package's JavaScript, which counts more than what a comment says */
export function declarationOf(checker: ts.TypeChecker, {name, optional, deprecated, types, jsDocDefault, symbols}: Member, inSource?: string): Declared {
  const texts = types.map((type) =>
    checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope),
  );
  const known = inSource ?? jsDocDefault;
  return {
    heading: `${name}${optional ? '?' : ''}`,
    type: [...new Set(texts)].join(' | ').replace(/ \| undefined\b/, ''),
    ...(known === undefined ? {} : {default: known}),
    deprecated,
    ...placeOf(symbols?.[0]?.declarations?.[0]),
  };
}

function placeOf(node: ts.Node | undefined): {place?: string} {
  if (!node) return {};
  const source = node.getSourceFile();
  // A package that needs another version of one has it in a folder of its own, which belongs to the place.
  const file = source.fileName.replace(/^.*?\/node_modules\/(?!\.)/, '');
  return {place: `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`};
}
