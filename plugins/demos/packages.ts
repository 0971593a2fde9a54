import {packageVersions} from '../../config/packages';

/** In every project that create-video makes. */
const IN_EVERY_PROJECT = new Set(['remotion', 'react']);

/** What a project must install for the imports of a demo, with the documented versions: '@remotion/shapes@4.0.332'. */
export function packagesToInstall(imports: string[]): string[] {
  const names = imports.map(packageOf).filter((name) => !IN_EVERY_PROJECT.has(name));
  return [...new Set(names)].map((name) => (packageVersions[name] ? `${name}@${packageVersions[name]}` : name));
}

/** '@remotion/transitions/fade' → '@remotion/transitions'. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
