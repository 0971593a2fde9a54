import ts from 'typescript';
import type {PlayFile} from '../project';
import type {TypesPack} from './messages';

const FOLDER = '/play/';
const ASSETS = `${FOLDER}assets.d.ts`;

/** The path under which TypeScript knows a file of the project. */
export const pathOf = (name: string): string => FOLDER + name;

const isCode = (name: string): boolean => /\.tsx?$/.test(name);

export type VirtualFiles = {
  host: ts.LanguageServiceHost;
  /** Takes over the files of the project as they are now. */
  update(files: PlayFile[]): void;
};

/** Packages and a project as files that exist only for TypeScript. */
export function virtualFiles({files: packed, options, assets}: TypesPack): VirtualFiles {
  const folders = new Set<string>(['/', '/play']);
  for (const file of Object.keys(packed)) for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1)) folders.add(file.slice(0, at));
  const children = (folder: string) => {
    const start = folder.endsWith('/') ? folder : `${folder}/`;
    return [...folders]
      .filter((each) => each.startsWith(start) && each.length > start.length && !each.slice(start.length).includes('/'))
      .map((each) => each.slice(start.length));
  };
  const snapshots = new Map<string, ts.IScriptSnapshot>();
  let own = new Map<string, {text: string; version: number; snapshot: ts.IScriptSnapshot}>();
  let version = 0;
  const readFile = (path: string) => (path === ASSETS ? assets : (own.get(path)?.text ?? packed[path]));
  const snapshotOf = (path: string) => {
    const known = own.get(path)?.snapshot ?? snapshots.get(path);
    const text = known ? undefined : readFile(path);
    if (text === undefined) return known;
    const made = ts.ScriptSnapshot.fromString(text);
    snapshots.set(path, made);
    return made;
  };
  return {
    host: {
      getCompilationSettings: () => options,
      getCurrentDirectory: () => '/',
      getDefaultLibFileName: () => '/node_modules/typescript/lib/lib.d.ts',
      getScriptFileNames: () => [ASSETS, ...[...own.keys()].filter(isCode)],
      getProjectVersion: () => String(version),
      getScriptVersion: (path) => String(own.get(path)?.version ?? 0),
      getScriptSnapshot: snapshotOf,
      fileExists: (path) => readFile(path) !== undefined,
      readFile,
      directoryExists: (path) => folders.has(path.length > 1 ? path.replace(/\/$/, '') : path),
      getDirectories: children,
      useCaseSensitiveFileNames: () => true,
    },
    update(files) {
      const now = files.map(({name, code}) => [pathOf(name), code] as const);
      if (now.length === own.size && now.every(([path, code]) => own.get(path)?.text === code)) return;
      version += 1;
      own = new Map(
        now.map(([path, text]) => {
          const before = own.get(path);
          return [path, before?.text === text ? before : {text, version, snapshot: ts.ScriptSnapshot.fromString(text)}];
        }),
      );
    },
  };
}
