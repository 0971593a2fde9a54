import React, {useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

export type Pane = 'code' | 'picture';

const PANES: Record<Pane, string> = {code: 'Code', picture: 'Picture'};

/** In a narrow window, either the code or the picture is shown. */
export function PaneTabs({pane, problems, onChange}: {pane: Pane; problems: number; onChange: (pane: Pane) => void}): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} className={styles.paneTabs} role="group" aria-label="What is shown">
      {(Object.keys(PANES) as Pane[]).map((each) => (
        <button key={each} type="button" aria-pressed={each === pane} className={styles.paneTab} onClick={() => onChange(each)}>
          {PANES[each]}
          {each === 'code' && problems > 0 && <span className={styles.bad}>{problems}</span>}
        </button>
      ))}
    </div>
  );
}
