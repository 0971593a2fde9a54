import {installed} from './installed';

type Slot = {value?: unknown; deps?: readonly unknown[]; undo?: (() => void) | undefined};

const react = installed<Record<string, unknown>>('react/index.js');

/** Calls a hook again and again as React would: what it keeps goes by the order of its calls, and effects run afterward. */
export function mounted<Result>(hook: () => Result) {
  const slots: Slot[] = [];
  const render = (): Result => {
    let next = 0;
    const effects: (() => void)[] = [];
    const slot = () => (slots[next++] ??= {});
    const isNew = ({deps: before}: Slot, deps: readonly unknown[]) => !before || deps.some((dep, index) => !Object.is(dep, before[index]));
    const memo = (make: () => unknown, deps: readonly unknown[]) => {
      const kept = slot();
      if (isNew(kept, deps)) Object.assign(kept, {value: make(), deps});
      return kept.value;
    };
    const useEffect = (run: () => (() => void) | undefined, deps: readonly unknown[]) => {
      const kept = slot();
      if (!isNew(kept, deps)) return;
      kept.deps = deps;
      effects.push(() => {
        kept.undo?.();
        kept.undo = run();
      });
    };
    const useState = (initial: unknown) => {
      const kept = slot();
      if (!('value' in kept)) kept.value = typeof initial === 'function' ? (initial as () => unknown)() : initial;
      const set = (value: unknown) => {
        kept.value = typeof value === 'function' ? (value as (before: unknown) => unknown)(kept.value) : value;
      };
      return [kept.value, set];
    };
    const useCallback = (call: unknown, deps: readonly unknown[]) => memo(() => call, deps);
    const useRef = (current: unknown) => memo(() => ({current}), []);
    /** What is around the component: the default of each context, or what was put there. */
    const useContext = ({_currentValue}: {_currentValue: unknown}) => _currentValue;
    const before = {...react};
    Object.assign(react, {useCallback, useContext, useEffect, useLayoutEffect: useEffect, useMemo: memo, useRef, useState});
    try {
      return hook();
    } finally {
      Object.assign(react, before);
      for (const effect of effects) effect();
    }
  };
  return {render, unmount: () => slots.forEach(({undo}) => undo?.())};
}
