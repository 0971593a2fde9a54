import path from 'node:path';

const MODULES = path.join(__dirname, '../../node_modules');

/** A module inside a package, which the package does not export: where a claim is about what happens behind a service that no probe may ask. */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- the path is not known to the package's export map
export const installed = <Module>(file: string): Module => require(path.join(MODULES, file)) as Module;

/**
 * The same, loaded anew together with modules that it loads: where a claim changes what they keep until the process ends, which other probes would meet.
 * @param parts those that keep something, as the first one inside a package
 */
export function anew<Module>(file: string, ...parts: string[]): Module {
  const files = [file, ...parts].map((each) => path.join(MODULES, each));
  const known = files.map((each) => require.cache[each]);
  for (const each of files) Reflect.deleteProperty(require.cache, each);
  try {
    return installed<Module>(file);
  } finally {
    files.forEach((each, index) => {
      if (known[index]) require.cache[each] = known[index];
      else Reflect.deleteProperty(require.cache, each);
    });
  }
}

/**
 * The version as the names of a package's functions and services have it: 4-0-332. It is that of the core which the package finds,
 * also where the two are of different releases.
 */
export const dashedVersion = (name: string): string => {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the place is known only once it is resolved
  const {VERSION} = require(require.resolve('remotion/version', {paths: [path.join(MODULES, name)]})) as {VERSION: string};
  return VERSION.replaceAll('.', '-');
};
