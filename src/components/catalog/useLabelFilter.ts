import {useMemo} from 'react';
import {countLabels, filterId, type FilterOption} from './filter';
import {useQueryValue} from './useQueryValue';

type LabelFilter<Entry> = {
  /** Labels to offer: those that several entries share, and the chosen one. */
  options: FilterOption[];
  /** The chosen label's id; undefined also when the address names one that does not exist. */
  active: string | undefined;
  matches: Entry[];
};

/** Narrows entries to those that carry the label named in the address, as in ?skill=saas. */
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
