import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {Member} from '../api-members';
import {surfaceOf} from '../api-surface';
import {entryPoints, loadToolkit, type Toolkit} from '../toolkit-program';

/** What the types of one release say of a member. */
export type MemberShape = {optional?: boolean; default?: string; deprecated?: boolean; type: string};

/** What a release exports: by name, each export with its members, `.member` or `().field`. */
export type ExportShape = {
  deprecated?: boolean;
  /** Part of it comes from a package that is not there, so that its members are not known. */ unknown?: boolean;
  members: Record<string, MemberShape>;
};
export type Shape = Record<string, ExportShape>;

/** Types that packages refer to, and that are the same for all releases. */
const FOREIGN = ['@types', 'csstype'];
const INSTALLED = path.join(__dirname, '../../../node_modules');

/** An empty project outside of any other, into which releases are put: packages are found by their place. */
export function placeRelease(project: string, name: string, folder: string): void {
  const packages = path.join(project, 'node_modules');
  fs.mkdirSync(packages, {recursive: true});
  fs.rmSync(path.join(packages, name), {recursive: true, force: true});
  fs.cpSync(folder, path.join(packages, name), {recursive: true, filter: (file) => !/[\\/]node_modules$/.test(path.relative(folder, file))});
  for (const each of FOREIGN) if (!fs.existsSync(path.join(packages, each))) fs.symlinkSync(path.join(INSTALLED, each), path.join(packages, each));
}

/** Reads the public exports of a package that has been placed in a project. */
export function shapeOf(project: string, name: string): Shape {
  const toolkit = loadToolkit(project, [name, ...entryPoints(project, name)]);
  const names = [...(toolkit.exportsOf(name)?.keys() ?? [])].filter((exported) => !/^_|Internals?$/.test(exported));
  return Object.fromEntries(names.sort().map((exported) => [exported, exportShape(toolkit, name, exported, entryPoints(project, name))]));
}

function exportShape(toolkit: Toolkit, name: string, exported: string, entries: string[]): ExportShape {
  const {checker} = toolkit;
  const symbol = toolkit.exportsOf(name)?.get(exported);
  // A function that a reader shall import from another entry point of the package is not deprecated itself.
  const offered = entries.flatMap((entry) => toolkit.exportsOf(entry)?.get(exported) ?? []);
  const isDeprecated = offered.length > 0 && offered.every((each) => each.getJsDocTags(checker).some((tag) => tag.name === 'deprecated'));
  const members: Record<string, MemberShape> = {};
  const {groups = [], defaults} = surfaceOf(toolkit, name, exported) ?? {};
  // What a ref and its events have is listed with the type of the ref, which is an export of its own.
  const own = groups.flatMap(({alternatives}) => alternatives).filter(({sections: [title]}) => title !== `${exported}Ref` && title !== 'Events');
  for (const {sections, members: all, argument} of own)
    for (const [index, member] of all.entries()) {
      if (member.inherited || member.internal) continue;
      const given = argument === 'each' ? defaults?.arguments[index] : argument === undefined ? undefined : defaults?.members[argument]?.get(member.name);
      members[sections[0] === 'Return value' ? `().${member.name}` : `.${member.name}`] = memberShape(checker, member, given ?? member.jsDocDefault);
    }
  return {...(isDeprecated ? {deprecated: true} : {}), ...(symbol && isUnknown(checker, symbol) ? {unknown: true} : {}), members};
}

const memberShape = (checker: ts.TypeChecker, {optional, deprecated, types}: Member, given?: string): MemberShape => ({
  ...(optional === undefined ? {} : {optional}),
  ...(given === undefined ? {} : {default: given}),
  ...(deprecated ? {deprecated} : {}),
  type: types.map((type) => checker.typeToString(type)).join(' | '),
});

/** What cannot be resolved is `any`, and so is an argument that contains it. */
function isUnknown(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  const type = symbol.flags & ts.SymbolFlags.Value ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol);
  const parts = [type, ...type.getCallSignatures().flatMap((call) => [...call.parameters.map((each) => checker.getTypeOfSymbol(each)), call.getReturnType()])];
  return parts.some(({flags}) => (flags & ts.TypeFlags.Any) !== 0);
}
