import type {Values} from './definition';

export type Draft = {
  values: Values;
  submission: string;
  /** The answers that were sent but did not arrive, as text; empty before the first attempt. */
  attempted?: string;
};

const keyOf = (formId: string) => `draft:${formId}`;

/** The unsent answers of an earlier visit; undefined if there are none, they cannot be read, or storage is denied. */
export function readDraft(formId: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(formId)) ?? 'null') as Draft | null;
    return draft && typeof draft.values === 'object' && typeof draft.submission === 'string' ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the answers for the next visit; without storage the form still works but remembers nothing. */
export function keepDraft(formId: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(formId), JSON.stringify(draft));
  } catch {
    // Storage is full or denied: the answers are still on the page.
  }
}

export function dropDraft(formId: string): void {
  try {
    localStorage.removeItem(keyOf(formId));
  } catch {
    // Where storage is denied, no draft was ever kept.
  }
}
