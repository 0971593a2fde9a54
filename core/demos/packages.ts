import {packageVersions} from '../toolkit/packages';
import {documentedVersion} from '../toolkit/version';
import manifest from '../../package.json';

/** The documented version of the toolkit, whatever version of a package the site examines; of other packages, the version that it uses. */
const versionOf = (name: string): string | undefined =>
  packageVersions[name] ? documentedVersion : ({...manifest.devDependencies, ...manifest.dependencies} as Record<string, string>)[name];

/** Installed in every project that create-video makes. */
const IN_EVERY_PROJECT = new Set(['remotion', 'react']);

/** What a project must install for the imports of a demo, at exact versions: '@remotion/shapes@4.0.332', 'zod@3.22.3'. */
export function packagesToInstall(imports: string[]): string[] {
  const names = imports.map(packageOf).filter((name) => !IN_EVERY_PROJECT.has(name));
  return [...new Set(names)].map((name) => {
    const version = versionOf(name);
    return version ? `${name}@${version}` : name;
  });
}

/** '@remotion/transitions/fade' → '@remotion/transitions'. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
