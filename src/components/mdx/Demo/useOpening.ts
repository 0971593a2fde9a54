import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useEffect, useState, type RefObject} from 'react';
import {loadsAhead} from '@site/src/lib/loads-ahead';
import {loadDemo, type LoadedDemo} from './load';
import type {OpenAction} from './types';

type Stage = {name: 'poster' | 'loading' | 'failed'; loaded?: undefined} | {name: 'live'; loaded: LoadedDemo};

/** Events that show a reader is using the page; scrolling alone may be the browser's doing. */
export const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'];
const NEAR = '400px';

/** Opens a demo when a reader who is using the page scrolls near it, when they interact with it, or when the URL names it. On a slow connection, or with data saving on, only when pressed. */
export function useOpening(figure: RefObject<HTMLElement | null>, id: string) {
  const [stage, setStage] = useState<Stage>({name: 'poster'});
  const [openAction, setOpenAction] = useState<OpenAction>();
  const base = useBaseUrl('/');

  const open = useCallback(
    (action?: OpenAction) => {
      if (action) setOpenAction(action);
      setStage((before) => (before.name === 'live' ? before : {name: 'loading'}));
      loadDemo(id, base).then(
        (loaded) => setStage({name: 'live', loaded}),
        () => setStage({name: 'failed'}),
      );
    },
    [id, base],
  );

  useEffect(() => {
    const element = figure.current;
    if (!element) return;
    const isNamed = new URLSearchParams(window.location.search).get('demo') === id;
    if (isNamed) element.scrollIntoView({block: 'center'});
    if (loadsAhead()) return whenNear(element, isNamed, open);
  }, [figure, id, open]);

  return {stage, openAction, open};
}

/** Calls back once, when the page is in use and the element is near. */
function whenNear(element: HTMLElement, isUsed: boolean, call: () => void): () => void {
  let isNear = false;
  const look = () => {
    if (!isUsed || !isNear) return;
    stop();
    call();
  };
  const use = () => {
    isUsed = true;
    look();
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      isNear = Boolean(entry?.isIntersecting);
      look();
    },
    {rootMargin: NEAR},
  );
  const stop = () => {
    observer.disconnect();
    for (const sign of SIGNS) window.removeEventListener(sign, use);
  };
  observer.observe(element);
  for (const sign of SIGNS) window.addEventListener(sign, use, {passive: true});
  return stop;
}
