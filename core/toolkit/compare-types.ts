import ts from 'typescript';

/**
 * Checks whether the type on a page can be the published one. Only primitive names and literals are compared,
 * such as `number` or `'png' | 'jpeg'`: guessing whether two object types are equivalent is not worthwhile.
 * @returns the published type if the page contradicts it, otherwise undefined
 */
export function contradictedType(checker: ts.TypeChecker, written: string, types: ts.Type[]): string | undefined {
  const claimed = writtenParts(written);
  if (!claimed || types.length === 0 || types.some(({flags}) => flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown))) return undefined;
  const actual = new Set(types.flatMap((type) => partsOf(checker, type)));
  if (actual.delete('true') && actual.delete('false')) actual.add('boolean');
  if (actual.size === 0 || (actual.size === claimed.size && [...actual].every((part) => claimed.has(part)))) return undefined;
  return [...actual].join(' | ');
}

/** The parts of a union on a page, or undefined if it holds anything but primitive names and literals. */
function writtenParts(code: string): Set<string> | undefined {
  const parts = code.split('|').map((part) => part.trim().replaceAll('"', "'"));
  if (!parts.every((part) => /^(string|number|boolean|bigint|null|undefined|true|false|-?\d[\d.]*|'[^']*')$/.test(part))) return undefined;
  const claimed = new Set(parts.filter((part) => part !== 'undefined'));
  return claimed.size > 0 ? claimed : undefined;
}

/** The parts of a published union in the same notation, without `undefined`. */
function partsOf(checker: ts.TypeChecker, type: ts.Type): string[] {
  if (type.isUnion()) return type.types.flatMap((part) => partsOf(checker, part));
  if (type.flags & ts.TypeFlags.Undefined) return [];
  if (type.flags & ts.TypeFlags.TemplateLiteral) return ['string'];
  if (type.isStringLiteral()) return [`'${type.value}'`];
  const constraint = type.flags & ts.TypeFlags.Instantiable ? checker.getBaseConstraintOfType(type) : undefined;
  return constraint && constraint !== type ? partsOf(checker, constraint) : [checker.typeToString(type)];
}
