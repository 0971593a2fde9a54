import React, {type CSSProperties, type ReactNode, type Ref} from 'react';
import type {Size} from '@site/src/playground/project';
import type {StageState} from './useStage';
import styles from './styles.module.css';

type Props = {
  size: Size;
  state: StageState;
  onRun: () => void;
  onRestart: () => void;
  /** The element that the frame with the running code goes into. */
  ref: Ref<HTMLDivElement>;
};

const WORDS: Partial<Record<StageState['name'], string>> = {compiling: 'The code is being compiled.', starting: 'The stage is starting.'};

/** The picture, and what stands in its place while there is none. */
export function Stage({size, state, onRun, onRestart, ref}: Props): ReactNode {
  const {width, height} = size;
  return (
    <div className={styles.stage}>
      <div className={styles.screen} style={{aspectRatio: `${width} / ${height}`, '--ratio': width / height} as CSSProperties} data-stage={state.name}>
        <div ref={ref} className={styles.frame} />
        {WORDS[state.name] && (
          <p className={styles.state} role="status">
            {WORDS[state.name]}
          </p>
        )}
        {state.name === 'waiting' && (
          <div className={styles.over}>
            <p>This code came with a link, so it waits for you. It runs in a closed frame that reaches neither this site nor what it has stored.</p>
            <button type="button" className="button button--primary" onClick={onRun}>
              Run
            </button>
          </div>
        )}
        {state.name === 'hung' && (
          <div className={styles.over} role="alert">
            <p>The code did not answer for two seconds and was stopped. Nothing of it is lost: change it, or run it again.</p>
            <button type="button" className="button button--secondary" onClick={onRestart}>
              Run again
            </button>
          </div>
        )}
        {state.name === 'unavailable' && (
          <div className={styles.over} role="alert">
            <p>{state.message ?? 'The stage could not be loaded. Your code is kept.'}</p>
            <button type="button" className="button button--secondary" onClick={onRestart}>
              Try again
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
