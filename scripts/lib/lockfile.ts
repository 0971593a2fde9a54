/** What this project reads of a package in the lockfile. */
export type LockedPackage = {
  version?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

export type Lockfile = {packages: Record<string, LockedPackage>};

const OS = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony'];

/** Parts of a binary package's name that name a processor → npm's name for it. */
const CPU: Record<string, string> = {x64: 'x64', arm64: 'arm64', arm: 'arm', ia32: 'ia32', ppc64: 'ppc64', s390x: 's390x', riscv64: 'riscv64'};

/**
 * npm leaves a binary package out of the lockfile when the registry in use does not carry it, as may happen with mirrors and other platforms;
 * `npm ci` then rejects the lockfile everywhere. This adds the missing entries, with the version that the dependent asks for.
 * @returns what was added, as name@version
 */
export function addMissing(lock: Lockfile): string[] {
  const added: string[] = [];
  for (const [path, {optionalDependencies = {}, dev}] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name);
      if (!/^\d/.test(version) || !platform) continue;
      const found = resolve(lock.packages, path, name);
      if (found?.version === version) continue;
      // What another version stands in the way of belongs to its dependent alone.
      lock.packages[found ? `${path}/node_modules/${name}` : `node_modules/${name}`] = {version, ...platform, ...(dev ? {dev} : {}), optional: true};
      added.push(`${name}@${version}`);
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  return added;
}

/** The packages that `npm ci` would install without comparing them with anything, as name@version. */
export const withoutHash = (lock: Lockfile): string[] =>
  Object.entries(lock.packages)
    .filter(([path, {integrity, link}]) => path !== '' && !integrity && !link)
    .map(([path, {version}]) => `${path.replace(/^.*node_modules\//, '')}@${version}`);

/**
 * Adds the hashes that a registry knows.
 * @param ask the hash of a package by name@version, if the registry has that version
 * @returns the packages that still have none
 */
export function addHashes(lock: Lockfile, ask: (wanted: string) => string | undefined): string[] {
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '' || entry.integrity || entry.link) continue;
    const integrity = ask(`${path.replace(/^.*node_modules\//, '')}@${entry.version}`);
    if (!integrity || !/^sha512-[\w+/]+=*$/.test(integrity)) continue;
    const {version, ...others} = entry;
    lock.packages[path] = {version, integrity, ...others};
  }
  return withoutHash(lock);
}

/** What the dependent at `path` finds in its own folder, or else in the nearest parent folder. */
function resolve(packages: Record<string, LockedPackage>, path: string, name: string): LockedPackage | undefined {
  const folders = path.split('/node_modules/');
  const places = folders.map((_, index) => `${folders.slice(0, folders.length - index).join('/node_modules/')}/node_modules/${name}`);
  const place = [...places, `node_modules/${name}`].find((each) => packages[each]);
  return place === undefined ? undefined : packages[place];
}

/** "@swc/core-linux-arm-gnueabihf" → os linux, cpu arm; undefined for a package that is not specific to a platform. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | undefined {
  const parts = name.split(/[/-]/);
  const os = parts.find((part) => OS.includes(part));
  const cpu = parts.map((part) => CPU[part]).find(Boolean);
  if (!os || !cpu) return undefined;
  const libc = parts.some((part) => part.startsWith('musl')) ? 'musl' : parts.some((part) => part.startsWith('gnu')) ? 'glibc' : undefined;
  return {os: [os], cpu: [cpu], ...(libc && os === 'linux' ? {libc: [libc]} : {})};
}
