import type {Point} from '../useTouch';
import {nameAt, type Name} from './names';
import {bringIntoView} from './place';

/** A pointer passing over a name opens nothing; one leaving a name has time to reach the panel. */
const OPEN_MS = 100;
const CLOSE_MS = 250;

type Parts = {sample: HTMLElement; panel: HTMLElement; names: Name[]; point?: Point};

/**
 * Follows the pointer, finger or keyboard on a sample and calls `show` with the name it is on, or with undefined to close the panel.
 * @returns a function that stops it
 */
export function listen({sample, panel, names, point}: Parts, show: (name: Name | undefined) => void): () => void {
  const code = sample.querySelector('pre');
  const controller = new AbortController();
  const {signal} = controller;
  let open: Name | undefined;
  let awaited: Name | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let position = 0;
  let byKeyboard = false;
  /** Closed with Escape: stays closed while the pointer rests on it. */
  let dismissed: Name | undefined;

  function set(name: Name | undefined, isKeyboard = false): void {
    clearTimeout(timer);
    open = awaited = name;
    byKeyboard = isKeyboard;
    if (name) position = names.indexOf(name);
    show(name);
  }
  function soon(name: Name | undefined): void {
    if (name === awaited) return;
    clearTimeout(timer);
    awaited = name;
    timer = setTimeout(() => set(name), name ? OPEN_MS : CLOSE_MS);
  }
  const contains = (element: HTMLElement | null, target: EventTarget | null) => target instanceof Node && Boolean(element?.contains(target));
  const isIn = (element: HTMLElement | null, {target}: Event) => contains(element, target);

  function onPointerMove(event: PointerEvent): void {
    // A finger is scrolling; a pressed button is selecting.
    if (event.pointerType === 'touch' || event.buttons > 0) return;
    if (isIn(panel, event)) soon(open);
    else move(isIn(code, event) ? nameAt(names, {x: event.clientX, y: event.clientY}) : undefined);
  }
  function move(name: Name | undefined): void {
    if (name && name === dismissed) return;
    dismissed = undefined;
    if (name || !byKeyboard) soon(name);
  }
  function onEscape({key}: KeyboardEvent): void {
    if (!open || key !== 'Escape') return;
    if (contains(panel, document.activeElement)) code?.focus();
    dismissed = open;
    set(undefined);
  }
  function onArrow(event: KeyboardEvent): void {
    const step = {ArrowLeft: -1, ArrowRight: 1}[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const next = names[Math.max(0, Math.min(names.length - 1, open ? position + step : position))];
    if (next && code) bringIntoView(next.range, code);
    set(next, true);
  }

  sample.addEventListener('pointermove', onPointerMove, {signal});
  sample.addEventListener('pointerleave', ({pointerType}) => pointerType !== 'touch' && move(undefined), {signal});
  code?.addEventListener('click', ({clientX, clientY}) => set(nameAt(names, {x: clientX, y: clientY})), {signal});
  code?.addEventListener('keydown', onArrow, {signal});
  // Tab goes on to the links of the panel.
  sample.addEventListener('focusout', ({relatedTarget}) => byKeyboard && !contains(panel, relatedTarget) && set(undefined), {signal});
  document.addEventListener('pointerdown', (event) => open && !isIn(code, event) && !isIn(panel, event) && set(undefined), {signal});
  document.addEventListener('keydown', onEscape, {signal});
  // The pointer may have been on a name since before all this loaded.
  if (point) soon(nameAt(names, point));
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
