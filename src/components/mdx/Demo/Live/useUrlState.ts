import type {PlayerRef} from '@remotion/player';
import {useCallback, useEffect, useRef} from 'react';
import type {DemoCard} from '@site/core/demos/types';
import type {Values} from '@site/demos/lib/controls';
import {withoutState, writeState} from '../url-state';

/** Browsers refuse to change the URL more often than about a hundred times in half a minute. */
const PAUSE_MS = 400;

/** Keeps the URL in step with the demo the reader last used; the router is bypassed, so nothing scrolls. */
export function useUrlState(card: DemoCard, values: Values, player: PlayerRef | null) {
  const timer = useRef<number>(undefined);
  const query = useRef<() => string>(() => '');
  useEffect(() => {
    query.current = () => writeState(window.location.search, card, {values, frame: player?.getCurrentFrame()});
  });

  const replace = useCallback((search: () => string) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => window.history.replaceState(window.history.state, '', addressWith(search())), PAUSE_MS);
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    /** The reader changed something. */
    touch: useCallback(() => replace(() => query.current()), [replace]),
    clear: useCallback(() => replace(() => withoutState(window.location.search)), [replace]),
    link: useCallback(() => new URL(addressWith(query.current()), window.location.href).href, []),
  };
}

const addressWith = (search: string) => window.location.pathname + search + window.location.hash;
