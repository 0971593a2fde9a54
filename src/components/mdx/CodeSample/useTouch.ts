import {useRef, useState, type PointerEvent, type RefObject} from 'react';

export type Point = {x: number; y: number};

type Touch = {
  /** Whether the pointer or the keyboard has reached the sample. */
  isTouched: boolean;
  /** Where the pointer is, or where a finger last tapped; undefined while the pointer is elsewhere. */
  point: RefObject<Point | undefined>;
  listeners: {
    onPointerMove(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onClick(event: {clientX: number; clientY: number}): void;
    onFocus(): void;
  };
};

/** Detects the first interaction with a sample: until then nothing is loaded. A finger that scrolls the page does not count. */
export function useTouch(): Touch {
  const [isTouched, setTouched] = useState(false);
  const point = useRef<Point>(undefined);
  const come = ({clientX, clientY}: {clientX: number; clientY: number}) => {
    point.current = {x: clientX, y: clientY};
    setTouched(true);
  };
  return {
    isTouched,
    point,
    listeners: {
      onPointerMove: (event) => event.pointerType !== 'touch' && come(event),
      onPointerLeave: ({pointerType}) => {
        if (pointerType !== 'touch') point.current = undefined;
      },
      onClick: come,
      onFocus: () => setTouched(true),
    },
  };
}
