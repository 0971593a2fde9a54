import React, {type ReactNode} from 'react';
import {FootnoteMark} from '@site/src/components/landing/Footnotes';
import {Section} from '@site/src/components/ui/Section';
import {timecode} from '@site/src/lib/timecode';
import styles from './Figures.module.css';

type Figure = {claim: string; videoSeconds: number; renderSeconds: number; note: number};

const figures: Figure[] = [
  {claim: 'A trailer of 80 seconds in 15 seconds', videoSeconds: 80, renderSeconds: 15, note: 1},
  {claim: 'A video of 2 hours in 12 minutes', videoSeconds: 2 * 60 * 60, renderSeconds: 12 * 60, note: 2},
];

/** Two measured renders, drawn to scale against the videos that they made. */
export function Figures(): ReactNode {
  return (
    <Section title="Shorter than the video" ground="sunken">
      <ul className={styles.figures}>
        {figures.map(({claim, videoSeconds, renderSeconds, note}) => (
          <li key={claim}>
            <p className={styles.claim}>
              {claim}
              <FootnoteMark number={note} />
            </p>
            <Bar name="Video" seconds={videoSeconds} of={videoSeconds} />
            <Bar name="Render" seconds={renderSeconds} of={videoSeconds} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Bar({name, seconds, of: whole}: {name: string; seconds: number; of: number}): ReactNode {
  return (
    <div className={styles.row}>
      <span>{name}</span>
      <span>
        <span className={styles.bar} style={{width: `${(seconds / whole) * 100}%`}} />
      </span>
      <span className="timecode">{timecode(seconds)}</span>
    </div>
  );
}
