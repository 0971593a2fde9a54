import type {ComponentUse} from '../corpus/components';
import {finding, type Finding} from '../corpus/finding';
import {packageVersions} from './packages';
import {isToolkitModule} from './toolkit-program';

/** The packages that components name are documented. */
export const propFindings = (uses: ComponentUse[]): Finding[] => [
  ...uses.filter(({name}) => name === 'Install').flatMap(unknownPackages),
  ...uses.filter(({name, props: {of = ''}}) => name === 'Exports' && !packageVersions[of]).map(unknownExports),
];

function unknownPackages({file, line, props: {pkg = ''}}: ComponentUse): Finding[] {
  return pkg
    .split(/\s+/)
    .filter((name) => isToolkitModule(name) && !packageVersions[name])
    .map((name) => finding(file, line, `<Install>: ${name} is not a package that this site documents.`, 'Fix the name, or add the package to package.json.'));
}

const unknownExports = ({file, line, props: {of = ''}}: ComponentUse): Finding =>
  finding(
    file,
    line,
    `<Exports>: ${of || 'a package without a name'} is not a package that this site documents.`,
    'Give the name of a package in package.json: of="@remotion/renderer".',
  );
