import {randomId} from '@site/src/lib/random-id';
import type {Values} from './definition';

/** One message on its way to the endpoint. */
export type Attempt = {
  /** Sent along as `submission`, the same each time this message is sent, so that the endpoint can drop a repetition. */
  id: string;
  values: Values;
  /** True when it may have arrived: it was sent, and no answer said that it was refused. */
  isUnsure: boolean;
};

export type Draft = {
  values: Values;
  /** The last message that was sent and is not known to have arrived. */
  attempt?: Attempt;
};

type Stored = Draft & {
  id: string;
  /** True while a tab shows it. */
  isOpen: boolean;
  at: number;
};

/** A draft that claims to be open for longer than this was left by a browser that crashed. */
const CRASHED_AFTER_MS = 24 * 60 * 60 * 1000;

const keyOf = (formId: string) => `draft:${formId}`;

/**
 * The draft of this tab or, if it has none, the newest that another tab has left; undefined if there is none or storage is denied.
 * The tab's own copy is in the session's storage. The copy in local storage is for the tab that opens the form next, which takes it away.
 */
export function readDraft(formId: string): Draft | undefined {
  try {
    const own = parse(sessionStorage.getItem(keyOf(formId)));
    const wasLeft = own && takes(`${keyOf(formId)}:${own.id}`);
    // What this tab left and does not find again, another tab has taken.
    const draft = own?.isOpen || wasLeft ? own : takeLeft(formId);
    sessionStorage.removeItem(keyOf(formId));
    if (draft) keepDraft(formId, draft);
    return draft && {values: draft.values, attempt: draft.attempt};
  } catch {
    return undefined;
  }
}

/** Keeps the draft for a reload and the next visit; without storage the form still works but remembers nothing. */
export function keepDraft(formId: string, draft: Draft): void {
  store(formId, draft, true);
}

/** Leaves the draft to whichever tab opens the form next, when this tab goes elsewhere. */
export function leaveDraft(formId: string, draft: Draft): void {
  store(formId, draft, false);
}

export function dropDraft(formId: string): void {
  try {
    const own = parse(sessionStorage.getItem(keyOf(formId)));
    sessionStorage.removeItem(keyOf(formId));
    if (own) localStorage.removeItem(`${keyOf(formId)}:${own.id}`);
  } catch {
    // Where storage is denied, no draft was ever kept.
  }
}

function store(formId: string, {values, attempt}: Draft, isOpen: boolean): void {
  const key = keyOf(formId);
  try {
    const id = parse(sessionStorage.getItem(key))?.id ?? randomId();
    const write = (storage: Storage, name: string, isShown: boolean) =>
      storage.setItem(name, JSON.stringify({values, attempt, id, isOpen: isShown, at: Date.now()} satisfies Stored));
    // This copy comes first: if there is no room for the other one, this tab still has its draft.
    write(sessionStorage, key, true);
    write(localStorage, `${key}:${id}`, isOpen);
    if (!isOpen) write(sessionStorage, key, false);
  } catch {
    // Storage is full or denied: the answers are still on the page.
  }
}

/** Takes the newest draft that no tab shows. */
function takeLeft(formId: string): Stored | undefined {
  const left = Object.keys(localStorage)
    .filter((key) => key.startsWith(`${keyOf(formId)}:`))
    .map((key) => parse(localStorage.getItem(key)))
    .filter((draft) => draft !== undefined)
    .filter(({isOpen, at}) => !isOpen || at < Date.now() - CRASHED_AFTER_MS)
    .sort((a, b) => b.at - a.at);
  return left.find(({id}) => takes(`${keyOf(formId)}:${id}`));
}

/** Removes an entry; true if there was one. */
function takes(key: string): boolean {
  const isThere = localStorage.getItem(key) !== null;
  localStorage.removeItem(key);
  return isThere;
}

function parse(text: string | null): Stored | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Partial<Stored> | null;
    const isWhole = draft && typeof draft.id === 'string' && typeof draft.at === 'number' && typeof draft.values === 'object' && draft.values !== null;
    return isWhole ? (draft as Stored) : undefined;
  } catch {
    return undefined;
  }
}
