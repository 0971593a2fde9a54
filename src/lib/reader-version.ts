/** What the reader has said about the release of the toolkit that they use. Without a version, they use the documented one. */
export type ReaderVersion = {version?: string; hidesNewer?: boolean};

const STORED = 'toolkit-version';
/** The parameter of a shared address. */
export const VERSION_PARAMETER = 'version';

/** What readers use who have chosen nothing, and what pages are built for. One object, so that React finds nothing to render again after it has started. */
export const DOCUMENTED: ReaderVersion = {};
const listeners = new Set<() => void>();
let current: ReaderVersion | undefined;

/** The version in a text such as `^4.0.200`, as it stands in a package.json; undefined if there is none. */
export const versionIn = (text: string): string | undefined => /^\s*["^~v]*(\d{1,3}\.\d{1,3}\.\d{1,4})"?,?\s*$/.exec(text)?.[1];

/** Whether a release is newer than another one. */
export function isNewer(version: string, than: string): boolean {
  const [a = [], b = []] = [version, than].map((each) => each.split('.').map(Number));
  const index = a.findIndex((part, at) => part !== b[at]);
  return index >= 0 && (a[index] ?? 0) > (b[index] ?? 0);
}

/** What the address says, else what was chosen before. */
export function readerVersion(): ReaderVersion {
  if (current) return current;
  const shared = versionIn(new URLSearchParams(location.search).get(VERSION_PARAMETER) ?? '');
  return (current = shared ? {version: shared} : stored());
}

function stored(): ReaderVersion {
  try {
    const [text = '', hides] = (localStorage.getItem(STORED) ?? '').split(' ');
    const version = versionIn(text);
    return version ? {version, hidesNewer: hides === 'hide'} : DOCUMENTED;
  } catch {
    return DOCUMENTED;
  }
}

/** Remembers the choice and tells all that show it. */
export function chooseVersion(choice: ReaderVersion): void {
  current = choice;
  try {
    if (choice.version) localStorage.setItem(STORED, `${choice.version}${choice.hidesNewer ? ' hide' : ''}`);
    else localStorage.removeItem(STORED);
  } catch {
    // The choice holds until the page is left.
  }
  for (const tell of listeners) tell();
}

export function onVersionChosen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
