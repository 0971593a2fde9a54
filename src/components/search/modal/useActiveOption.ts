import {useEffect, useRef, useState, type KeyboardEvent} from 'react';

type Options = {
  /** Id of the list; each option's id is this and its place. */
  listId: string;
  count: number;
  /** Whether the options are those of an earlier query, while the answer to this one is on its way. */
  isLoading: boolean;
};

/**
 * The keys of a combobox: while the focus stays in the field, arrows go through the options and around, and Enter opens the active one.
 * An Enter that comes before the answer opens its first option, not one of the answer before.
 */
export function useActiveOption({listId, count, isLoading}: Options) {
  const [chosen, setActive] = useState(0);
  const entered = useRef<MouseEventInit>(undefined);
  const active = Math.min(chosen, count - 1);
  const idOf = (option: number) => `${listId}-${option}`;

  useEffect(() => {
    if (isLoading || !entered.current) return;
    clickOption(`${listId}-0`, entered.current);
    entered.current = undefined;
  }, [isLoading, listId]);

  return {
    listId,
    active,
    activeId: active < 0 ? undefined : idOf(active),
    idOf,
    setActive,
    /** To be called when the query changes. */
    reset: () => {
      setActive(0);
      entered.current = undefined;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
      if (step && count > 0) {
        event.preventDefault();
        const next = (active + step + count) % count;
        setActive(next);
        document.getElementById(idOf(next))?.scrollIntoView({block: 'nearest'});
      } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
        event.preventDefault();
        const {ctrlKey, metaKey, shiftKey} = event;
        if (isLoading) entered.current = {ctrlKey, metaKey, shiftKey};
        else clickOption(idOf(active), {ctrlKey, metaKey, shiftKey});
      }
    },
  };
}

/** With Ctrl or Cmd, the browser opens another tab, as after any click. */
const clickOption = (id: string, keys: MouseEventInit) =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ...keys}));

export type ActiveOption = ReturnType<typeof useActiveOption>;
