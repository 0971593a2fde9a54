import {hashOf, keyOf, type Origin} from './origin';
import type {Project} from './project';
import {readProject} from './read-project';

/** What a reader has changed in a project, kept in the browser: one for each origin, so none replaces another. */
export type Draft = {
  project: Project;
  hash: string;
  at: number;
  /** Whether the reader has let it run; what is made here runs at once. */
  isTrusted: boolean;
};

const PREFIX = 'play:';
/** The oldest goes when there are more. */
const MOST = 30;

/** The draft of a project; undefined if the reader has changed nothing in it, or if storage is denied. */
export function readDraft(origin: Origin): Draft | undefined {
  try {
    return parse(localStorage.getItem(PREFIX + keyOf(origin)));
  } catch {
    return undefined;
  }
}

/** Keeps what the reader has changed; false if the browser has no room or denies storage. */
export function keepDraft(origin: Origin, project: Project, isTrusted: boolean): boolean {
  const text = JSON.stringify({project, hash: hashOf(origin), at: Date.now(), isTrusted} satisfies Draft);
  try {
    localStorage.setItem(PREFIX + keyOf(origin), text);
    for (const {key} of listStored().slice(MOST)) localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Forgets the draft of a project. */
export function dropDraft(origin: Origin): void {
  try {
    localStorage.removeItem(PREFIX + keyOf(origin));
  } catch {
    // Where storage is denied, no draft was ever kept.
  }
}

/** All drafts in this browser, the newest first. */
export function listDrafts(): Draft[] {
  try {
    return listStored().map(({draft}) => draft);
  } catch {
    return [];
  }
}

const listStored = (): {key: string; draft: Draft}[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => {
      const draft = parse(localStorage.getItem(key));
      return draft ? [{key, draft}] : [];
    })
    .sort((a, b) => b.draft.at - a.draft.at);

function parse(text: string | null): Draft | undefined {
  try {
    const {project, hash, at, isTrusted} = JSON.parse(text ?? 'null') as Record<string, unknown>;
    const read = readProject(project);
    return read && typeof hash === 'string' && typeof at === 'number' ? {project: read, hash, at, isTrusted: isTrusted === true} : undefined;
  } catch {
    return undefined;
  }
}
