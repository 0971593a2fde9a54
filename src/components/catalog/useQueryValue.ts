import {useHistory} from '@docusaurus/router';
import {useCallback, useSyncExternalStore} from 'react';

/**
 * The value of one query parameter; undefined when it is absent.
 * The server renders every page without a query, so the first render in the browser does too.
 */
export function useQueryValue(key: string): string | undefined {
  const history = useHistory();
  const subscribe = useCallback((listener: () => void) => history.listen(listener), [history]);
  const read = () => new URLSearchParams(history.location.search).get(key);
  return useSyncExternalStore(subscribe, read, () => null) ?? undefined;
}
