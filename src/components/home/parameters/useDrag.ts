import {useEffect, useRef, useState, type RefObject} from 'react';

/**
 * Drags an item of a list to another position while the pointer is down.
 * @param onMove called with the item's current position and its new one
 */
export function useDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void, onDrop: () => void) {
  const [place, setPlace] = useState<number>();
  // Several moves may come before the list has followed the first one.
  const current = useRef(0);
  const isDragging = place !== undefined;
  useEffect(() => {
    if (!isDragging) return;
    const follow = (event: PointerEvent) => {
      const to = placeAt(list.current, event.clientY);
      if (to === current.current) return;
      onMove(current.current, to);
      current.current = to;
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
  }, [list, isDragging, onMove, onDrop]);
  const grab = (from: number) => {
    current.current = from;
    setPlace(from);
  };
  return {dragged: place, grab};
}

/** The position of the item at a height in the window, or of the nearest item. */
function placeAt(list: HTMLElement | null, y: number): number {
  const items = [...(list?.children ?? [])];
  const above = items.filter((item) => item.getBoundingClientRect().bottom < y);
  return Math.min(items.length - 1, above.length);
}
