import {useEffect, useState, type RefObject} from 'react';

/**
 * Drags an item of a list to another position while the pointer is down.
 * @param onMove called with the item's current position and its new one
 */
export function useDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void, onDrop: () => void) {
  const [place, setPlace] = useState<number>();
  useEffect(() => {
    if (place === undefined) return;
    const follow = (event: PointerEvent) => {
      const to = placeAt(list.current, event.clientY);
      if (to === place) return;
      onMove(place, to);
      setPlace(to);
    };
    const drop = () => {
      setPlace(undefined);
      onDrop();
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
    };
  }, [list, place, onMove, onDrop]);
  return {dragged: place, grab: setPlace};
}

/** The position of the item at a height in the window, or of the nearest item. */
function placeAt(list: HTMLElement | null, y: number): number {
  const items = [...(list?.children ?? [])];
  const above = items.filter((item) => item.getBoundingClientRect().bottom < y);
  return Math.min(items.length - 1, above.length);
}
