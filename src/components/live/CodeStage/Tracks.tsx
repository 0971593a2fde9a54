import React, {type CSSProperties, type ReactNode} from 'react';
import type {Act} from '@site/core/demos/acts';
import {useOfFrame} from '@site/src/components/mdx/Demo/Live/useFrame';
import type {Live} from '../useLive';
import {actingKey, actsOfKey} from './acting';
import styles from './styles.module.css';

/** A track for each value that moves, with its acts as bars. The scrubber gives screen readers the same information. */
export function Tracks({acts, live}: {acts: Act[]; live: Live}): ReactNode {
  const key = useOfFrame(live.player, live.firstFrame, (frame) => actingKey(acts, frame));
  const acting = actsOfKey(acts, key);
  const last = live.card.durationInFrames - 1;
  return (
    <div className={styles.tracks} aria-hidden="true">
      {[...new Set(acts.map(({name}) => name))].map((name) => (
        <div key={name} className={styles.track}>
          {acts
            .filter((act) => act.name === name)
            .map((act) => (
              <span
                key={act.frames[0]}
                className={styles.act}
                data-acts={acting.includes(act)}
                style={{'--from': act.frames[0] / last, '--to': act.frames[1] / last} as CSSProperties}
              >
                {name}
              </span>
            ))}
        </div>
      ))}
    </div>
  );
}
