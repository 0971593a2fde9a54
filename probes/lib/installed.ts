import path from 'node:path';

const MODULES = path.join(__dirname, '../../node_modules');

/** A module inside a package, which the package does not export: where a claim is about what happens behind a service that no probe may ask. */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- the path is not known to the package's export map
export const installed = <Module>(file: string): Module => require(path.join(MODULES, file)) as Module;

/** The version of a package as the names of its functions and services have it: 4-0-332. */
export const dashedVersion = (name: string): string => installed<{version: string}>(`${name}/package.json`).version.replaceAll('.', '-');
