import manifest from '../../package.json';
import {documentedVersion} from './version';

/** The toolkit's packages that this site documents, with their installed versions: package.json is the only list. */
export const packageVersions: Record<string, string> = Object.fromEntries(
  Object.entries({...manifest.devDependencies, ...manifest.dependencies}).filter(([name]) => name === 'remotion' || name.startsWith('@remotion/')),
);

/** The few packages that are not on npm at the documented version, with the nearest version that is. */
export const deviatingVersions = Object.fromEntries(Object.entries(packageVersions).filter(([, version]) => version !== documentedVersion));
