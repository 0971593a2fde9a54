import type {ComponentUse} from '../corpus/components';
import {finding, type Finding} from '../corpus/finding';
import {packageVersions} from './packages';
import {isToolkitModule, type Toolkit} from './toolkit-program';

/** Everything that components name exists: packages to install are documented, types are exported by their package. */
export const propFindings = (uses: ComponentUse[], isExported: (name: string, specifier: string) => boolean): Finding[] => [
  ...uses.filter(({name}) => name === 'Install').flatMap(unknownPackages),
  ...uses.filter(({name}) => name === 'TypeRef').flatMap((use) => unknownType(use, isExported)),
];

/** The packages from which the components on some pages name types. */
export const packagesOfTypes = (uses: ComponentUse[]): string[] => uses.filter(({name}) => name === 'TypeRef').map(({props: {pkg = ''}}) => pkg);

export const isExportedBy = ({exportsOf}: Toolkit, name: string, specifier: string): boolean => exportsOf(specifier)?.has(name) === true;

function unknownPackages({file, line, props: {pkg = ''}}: ComponentUse): Finding[] {
  return pkg
    .split(/\s+/)
    .filter((name) => isToolkitModule(name) && !packageVersions[name])
    .map((name) => finding(file, line, `<Install>: ${name} is not a package that this site documents.`, 'Fix the name, or add the package to package.json.'));
}

function unknownType({file, line, props: {name = '', pkg = ''}}: ComponentUse, isExported: (name: string, specifier: string) => boolean): Finding[] {
  if (isExported(name, pkg)) return [];
  const message = `<TypeRef>: ${pkg || 'the package'} does not export ${name || 'a type without a name'}.`;
  return [finding(file, line, message, 'Give the name of an exported type and its package: name="PlayerRef" pkg="@remotion/player".')];
}
