import fs from 'node:fs';

type LockedPackage = {
  version: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

const LOCKFILE = 'package-lock.json';
const OS = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony'];

/** Parts of a binary package's name that name a processor → npm's name for it. */
const CPU: Record<string, string> = {x64: 'x64', arm64: 'arm64', arm: 'arm', ia32: 'ia32', ppc64: 'ppc64', s390x: 's390x', riscv64: 'riscv64'};

/**
 * npm leaves a binary package out of the lockfile when the registry in use does not carry it, as may happen with mirrors and other platforms;
 * `npm ci` then rejects the lockfile everywhere. This adds the missing entries, with the version that the dependent asks for.
 */
function completeLockfile(): string[] {
  const lock = JSON.parse(fs.readFileSync(LOCKFILE, 'utf8')) as {packages: Record<string, LockedPackage>};
  const added: string[] = [];
  for (const [path, {optionalDependencies = {}, dev}] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name);
      if (!/^\d/.test(version) || !platform || isLocked(lock.packages, path, name)) continue;
      lock.packages[`node_modules/${name}`] = {version, ...platform, ...(dev ? {dev} : {}), optional: true};
      added.push(`${name}@${version}`);
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  fs.writeFileSync(LOCKFILE, `${JSON.stringify(lock, null, 2)}\n`);
  return added;
}

/** Whether the dependent at `path` finds the package in its own folder or a parent folder. */
function isLocked(packages: Record<string, LockedPackage>, path: string, name: string): boolean {
  const folders = path.split('/node_modules/');
  return (
    folders.some((_, index) => packages[`${folders.slice(0, index + 1).join('/node_modules/')}/node_modules/${name}`]) ||
    packages[`node_modules/${name}`] !== undefined
  );
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

const added = completeLockfile();
console.log(added.length === 0 ? 'The lockfile is complete.' : `Added to ${LOCKFILE}:\n${added.join('\n')}`);
