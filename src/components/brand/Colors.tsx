import React, {type ReactNode} from 'react';
import {Section} from '@site/src/components/ui/Section';
import {COLORS} from './colors';
import styles from './styles.module.css';

const MODES = ['light', 'dark'] as const;

/** Each color in both modes, to look at and to copy. */
export function Colors(): ReactNode {
  return (
    <Section title="Colors" ground="sunken" intro={<p>Each has a value for light pages and one for dark pages.</p>}>
      <ul className="ruled-rows">
        {COLORS.map((color) => (
          <li key={color.token} className={styles.color}>
            <strong>{color.name}</strong> <span className={styles.use}>{color.use}</span>
            {MODES.map((mode) => (
              <span key={mode} className={styles.value}>
                <span className={styles.swatch} style={{background: color[mode]}} aria-hidden="true" />
                <code>{color[mode].toUpperCase()}</code> {mode}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
