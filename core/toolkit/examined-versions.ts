import {packageVersions} from './packages';

/** The version of each package of the toolkit that code imports, as the site examines it; `remotion` always counts. */
export function examinedVersions(imports: Iterable<string>): Record<string, string> {
  const names = ['remotion', ...imports].map((specifier) => /^(?:@remotion\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
  return Object.fromEntries([...new Set(names)].sort().flatMap((name) => (packageVersions[name] === undefined ? [] : [[name, packageVersions[name]]])));
}

/** Whether something was recorded with packages in the versions that the site examines now. */
export const areExamined = (recorded: Record<string, string> | undefined): boolean =>
  recorded !== undefined && Object.entries(recorded).every(([name, version]) => packageVersions[name] === version);
