import {useHistory} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import {withQuery} from '@site/src/components/catalog/filter';
import {useQueryValue} from '@site/src/components/catalog/useQueryValue';

/** Each change to the URL counts as a page view, so it waits until the typing stops. */
const SETTLE_MS = 400;

/** A text that is kept in the URL, as in ?q=map, but updates immediately as the reader types. */
export function useTextQuery(key: string): [text: string, setText: (text: string) => void] {
  const history = useHistory();
  const inAddress = useQueryValue(key) ?? '';
  const [draft, setDraft] = useState<string>();

  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(() => {
      history.replace({...history.location, search: withQuery(history.location.search, key, draft)});
      setDraft(undefined);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [draft, history, key]);

  return [draft ?? inAddress, setDraft];
}
