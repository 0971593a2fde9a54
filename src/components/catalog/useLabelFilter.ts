import {useMemo} from 'react';
import {countLabels, filterId, type FilterOption} from './filter';
import {useQueryValue} from './useQueryValue';

type LabelFilter<Entry> = {
  /** The labels on offer: those shared by several entries, and the chosen one. */
  options: FilterOption[];
  /** The chosen label's ID; also undefined when the URL names one that does not exist. */
  active: string | undefined;
  matches: Entry[];
};

/** Narrows entries to those with the label named in the URL, as in ?skill=saas. */
export function useLabelFilter<Entry>(param: string, entries: Entry[], labelsOf: (entry: Entry) => string[]): LabelFilter<Entry> {
  const wanted = useQueryValue(param);
  const all = useMemo(() => countLabels(entries.map(labelsOf)), [entries, labelsOf]);
  const active = all.find(({id}) => id === wanted)?.id;
  return {
    options: all.filter(({id, count}) => count > 1 || id === active),
    active,
    matches: active ? entries.filter((entry) => labelsOf(entry).some((label) => filterId(label) === active)) : entries,
  };
}
