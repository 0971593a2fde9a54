import type {ChangedThing} from '@site/core/data/releases';

/** What a release did to something, in the order in which it is listed. */
export const CHANGE_LABELS: Record<ChangedThing['what'], string> = {
  removed: 'Removed',
  renamed: 'Renamed',
  default: 'Other default',
  deprecated: 'Deprecated',
  required: 'Now required',
};

/** Puts changes of the same kind together. */
export const byKind = <Change extends Pick<ChangedThing, 'what'>>(changes: Change[]): {label: string; changes: Change[]}[] =>
  (Object.keys(CHANGE_LABELS) as ChangedThing['what'][])
    .map((kind) => ({label: CHANGE_LABELS[kind], changes: changes.filter(({what}) => what === kind)}))
    .filter((group) => group.changes.length > 0);
