import manifest from '../../package.json';

/** Versions that this site's demos are compiled and rendered with. */
const versions: Record<string, string> = {...manifest.devDependencies, ...manifest.dependencies};

/** Installed in every project that create-video makes. */
const IN_EVERY_PROJECT = new Set(['remotion', 'react']);

/** What a project must install for the imports of a demo, at the versions that this site uses: '@remotion/shapes@4.0.332', 'zod@3.22.3'. */
export function packagesToInstall(imports: string[]): string[] {
  const names = imports.map(packageOf).filter((name) => !IN_EVERY_PROJECT.has(name));
  return [...new Set(names)].map((name) => (versions[name] ? `${name}@${versions[name]}` : name));
}

/** '@remotion/transitions/fade' → '@remotion/transitions'. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
