import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {packageVersions} from './packages';
import {finding, type Finding} from '../corpus/finding';
import {isToolkitModule, loadToolkit} from './toolkit-program';

/** A component on a page, with those of its attributes that are plain strings. */
export type ComponentUse = {file: string; line: number; name: string; props: Record<string, string>};

/** String attributes of an MDX element. */
export const propsOf = (element: MdxJsxFlowElement): Record<string, string> =>
  Object.fromEntries(
    element.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' ? [[attribute.name, attribute.value]] : [],
    ),
  );

/** Everything that components name exists: packages to install are documented, types are exported by their package. */
export function propFindings(dir: string, uses: ComponentUse[]): Finding[] {
  return [
    ...uses.filter(({name}) => name === 'Install').flatMap(unknownPackages),
    ...unknownTypes(
      dir,
      uses.filter(({name}) => name === 'TypeRef'),
    ),
  ];
}

function unknownPackages({file, line, props: {pkg = ''}}: ComponentUse): Finding[] {
  return pkg
    .split(/\s+/)
    .filter((name) => isToolkitModule(name) && !packageVersions[name])
    .map((name) => finding(file, line, `<Install>: ${name} is not a package that this site documents.`, 'Fix the name, or add the package to package.json.'));
}

function unknownTypes(dir: string, uses: ComponentUse[]): Finding[] {
  if (uses.length === 0) return [];
  const {exportsOf} = loadToolkit(dir, [...new Set(uses.map(({props: {pkg = ''}}) => pkg))], {namesOnly: true});
  return uses
    .filter(({props: {name = '', pkg = ''}}) => !exportsOf(pkg)?.has(name))
    .map(({file, line, props: {name = '', pkg = ''}}) =>
      finding(
        file,
        line,
        `<TypeRef>: ${pkg || 'the package'} does not export ${name || 'a type without a name'}.`,
        'Give the name of an exported type and its package: name="PlayerRef" pkg="@remotion/player".',
      ),
    );
}
