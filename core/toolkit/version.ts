import manifest from '../../package.json';

/** Version of the toolkit that every page describes. */
export const documentedVersion: string = manifest.dependencies.remotion;
