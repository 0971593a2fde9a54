import React, {type ReactNode} from 'react';
import styles from './styles.module.css';
import type {TypesControl, TypesState} from './useTypes';

/** The switch that loads TypeScript, and what it has found. */
export function TypesBar({isOn, state, onSwitch, onRetry}: TypesControl): ReactNode {
  return (
    <div className={styles.bar} data-types={state.name}>
      <label className={styles.switch}>
        <input type="checkbox" role="switch" checked={isOn} onChange={({target}) => onSwitch(target.checked)} />
        Check types
      </label>
      <span role="status" className={state.name === 'failed' ? styles.failed : styles.state}>
        {textOf(state, isOn)}
      </span>
      {state.name === 'failed' && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}

function textOf(state: TypesState, isOn: boolean): string {
  if (state.name === 'failed') return state.message;
  if (state.name === 'loading') return 'Types are loading.';
  if (state.name === 'checked') return ['No type errors', '1 type error'][state.errors] ?? `${state.errors} type errors`;
  if (isOn) return 'Types are loading.';
  return state.name === 'ready' ? 'Types are loaded for hover and completion.' : 'Loads about 1 MB, once.';
}
