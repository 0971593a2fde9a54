import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const CODE = path.join(__dirname, '../..');

/** Whose results are remembered: a change of any of it, or of the packages, forgets everything. */
const FOLDERS = ['core', 'checks'];
/** npm's own record of what is installed. */
const PACKAGES = ['package-lock.json', 'node_modules/.package-lock.json'];

/** Results of earlier runs, each under a hash of everything that it depends on. */
export type Memory<T> = {
  get(input: unknown): T | undefined;
  set(input: unknown, value: T): void;
  /** Writes down what is new. With `prune`, forgets what this run did not ask for. */
  save(options?: {prune: boolean}): void;
};

/**
 * Opens a memory of the project in `dir`, kept in node_modules/.cache/checks.
 * A project without a record of its packages remembers nothing beyond this run.
 * @param name names the file
 */
export function openMemory<T>(dir: string, name: string): Memory<T> {
  const packages = PACKAGES.map((file) => path.join(dir, file)).filter((file) => fs.existsSync(file));
  const file = packages.length > 0 ? path.join(dir, 'node_modules/.cache/checks', `${name}.json`) : undefined;
  const version = hashOf([codeHash(), ...packages.map(fileHash)]);
  const earlier = file ? readMemory<T>(file, version) : {};
  const used: Record<string, T> = {};
  let isNew = false;
  return {
    get(input) {
      const key = hashOf(input);
      const value = used[key] ?? earlier[key];
      if (value !== undefined) used[key] = value;
      return value;
    },
    set(input, value) {
      used[hashOf(input)] = value;
      isNew = true;
    },
    save({prune} = {prune: false}) {
      const isStale = prune && Object.keys(earlier).length > Object.keys(used).length;
      if (!file || (!isNew && !isStale)) return;
      // Another run may have written in the meantime.
      const values = prune ? used : {...readMemory<T>(file, version), ...used};
      writeWhole(file, JSON.stringify({version, values}));
      isNew = false;
    },
  };
}

/** The files as they were last read: a process that checks one file after another reads them again only when they have changed. */
const lastRead = new Map<string, {state: string; memory: {version: string; values: Record<string, unknown>}}>();

function readMemory<T>(file: string, version: string): Record<string, T> {
  try {
    const {mtimeMs, ino} = fs.statSync(file);
    const state = `${mtimeMs} ${ino}`;
    const known = lastRead.get(file);
    const memory = known?.state === state ? known.memory : (JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string; values: Record<string, unknown>});
    lastRead.set(file, {state, memory});
    return memory.version === version ? (memory.values as Record<string, T>) : {};
  } catch {
    // None yet, or cut off: it is only a memory.
    return {};
  }
}

/** The file appears at once, so that nobody reads half of it. */
function writeWhole(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const fresh = `${file}.${process.pid}`;
  fs.writeFileSync(fresh, text);
  fs.renameSync(fresh, file);
}

let knownCode: string | undefined;

function codeHash(): string {
  return (knownCode ??= hashOf(
    // A project may be without checks of its own.
    FOLDERS.filter((folder) => fs.existsSync(path.join(CODE, folder))).flatMap((folder) =>
      fs
        .readdirSync(path.join(CODE, folder), {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.ts'))
        .sort()
        .map((file) => [file, fs.readFileSync(path.join(CODE, folder, file), 'utf8')]),
    ),
  ));
}

const fileHashes = new Map<string, string>();

/** Read once for each state of the file: the record of all packages has megabytes. */
function fileHash(file: string): string {
  const key = `${file} ${fs.statSync(file).mtimeMs}`;
  const hash = fileHashes.get(key) ?? crypto.createHash('sha256').update(fs.readFileSync(file)).digest('hex');
  fileHashes.set(key, hash);
  return hash;
}

const hashOf = (input: unknown) => crypto.createHash('sha256').update(JSON.stringify(input)).digest('hex').slice(0, 24);
