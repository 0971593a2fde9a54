import {startTransition, useState, type SyntheticEvent} from 'react';

/**
 * Whether the reader has reached for a part of an element, with the pointer, a finger or the keyboard. What only that part shows can wait until then.
 * @param part selector of the part
 */
export function useFirstTouch(part: string) {
  const [isTouched, setTouched] = useState(false);
  const touch = ({target}: SyntheticEvent) => {
    if (!isTouched && (target as Element).closest(part)) startTransition(() => setTouched(true));
  };
  return {isTouched, listeners: {onPointerOver: touch, onPointerDown: touch, onFocus: touch}};
}
