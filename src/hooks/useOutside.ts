import {useEffect, useEffectEvent, type RefObject} from 'react';

const EVENTS = ['mousedown', 'touchstart', 'focusin'] as const;

/** Calls back when the reader clicks, touches or focuses something outside an element. */
export function useOutside(element: RefObject<HTMLElement | null>, onOutside: () => void): void {
  const handle = useEffectEvent((event: Event) => {
    if (!element.current?.contains(event.target as Node)) onOutside();
  });
  useEffect(() => {
    const listen = (event: Event) => handle(event);
    for (const name of EVENTS) document.addEventListener(name, listen);
    return () => {
      for (const name of EVENTS) document.removeEventListener(name, listen);
    };
  }, []);
}
