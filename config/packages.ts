import manifest from '../package.json';
import {documentedVersion} from './version';

/** Versions of the toolkit's packages that this site documents, as they are installed: package.json is the only list. */
export const packageVersions: Record<string, string> = Object.fromEntries(
  Object.entries({...manifest.devDependencies, ...manifest.dependencies}).filter(([name]) => name === 'remotion' || name.startsWith('@remotion/')),
);

/** The few packages that npm does not carry at the documented version, with the nearest version that it does. */
export const deviatingVersions = Object.fromEntries(Object.entries(packageVersions).filter(([, version]) => version !== documentedVersion));
