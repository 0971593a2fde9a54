import manifest from '../../package.json';

/**
 * The toolkit's packages that this site documents, with the versions that it examines: package.json is the only list.
 * Readers install all of them at the documented version, see CONTRIBUTING.md.
 */
export const packageVersions: Record<string, string> = Object.fromEntries(
  Object.entries({...manifest.devDependencies, ...manifest.dependencies}).filter(([name]) => name === 'remotion' || name.startsWith('@remotion/')),
);
