import fs from 'node:fs';
import path from 'node:path';

export type Whisper = typeof import('@remotion/whisper-web');

const SOURCE = path.join(__dirname, '../../node_modules/@remotion/whisper-web/dist/esm/index.mjs');

/**
 * The package with global names of its own, since it looks for them in the global scope, which other probes share.
 * @param globals such as a window; `loadProgram` is called in place of the import of the compiled program
 */
export function whisperWith(globals: Record<string, unknown>): Whisper {
  const code = fs
    .readFileSync(SOURCE, 'utf8')
    .replace('import("../../main.js")', 'loadProgram()')
    .replace(/export \{([^}]*)\};?\s*$/, 'return {$1};');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- names of the global scope become parameters
  const load = new Function(...Object.keys(globals), code) as (...values: unknown[]) => Whisper;
  return load(...Object.values(globals));
}

/** What an IndexedDB does that holds these values; the names of its calls are written down. */
export function databaseOf(stored: Map<string, unknown>, log: string[] = []): object {
  const answer = (call: string, result: () => unknown) => {
    log.push(call);
    const request = {result: undefined as unknown, onsuccess: () => undefined};
    queueMicrotask(() => {
      request.result = result();
      request.onsuccess();
    });
    return request;
  };
  const store = {
    get: (key: string) => answer('get', () => stored.get(key)),
    getAllKeys: () => answer('getAllKeys', () => [...stored.keys()]),
    delete: (key: string) => answer('delete', () => void stored.delete(key)),
    put: (value: unknown, key: string) => answer('put', () => void stored.set(key, value)),
  };
  return {open: () => answer('open', () => ({transaction: () => ({objectStore: () => store})}))};
}
