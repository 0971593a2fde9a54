import React, {type ReactNode} from 'react';
import {timecode} from '@site/src/lib/timecode';
import type {Render, Simulation} from './simulate';
import styles from './styles.module.css';

const HEIGHT = 240;
const HEAD = 20;

/** The render over time: the first function at the top, a row for each chunk below it, then the join. */
export function Timeline({render, simulation}: {render: Render; simulation: Simulation}): ReactNode {
  const {chunks, total} = simulation;
  const {startInSeconds, frameInSeconds, joinInSeconds} = render;
  const at = (seconds: number) => (seconds / total) * 100;
  const lane = (HEIGHT - HEAD) / chunks.length;
  const joinStart = total - joinInSeconds;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${chunks.length} functions render up to ${chunks[0]} frames each at the same time; the file is there after ${total.toFixed(1)} seconds.`}
      >
        <rect x={0} y={2} width={100} height={HEAD - 8} className={styles.orchestrator} />
        <rect x={at(joinStart)} y={2} width={100 - at(joinStart)} height={HEAD - 8} className={styles.join} />
        {chunks.map((frames, index) => {
          const y = HEAD + index * lane;
          const height = Math.max(lane - Math.min(2, lane * 0.3), 0.6);
          return (
            <g key={index}>
              <rect x={at(startInSeconds)} y={y} width={at(startInSeconds)} height={height} className={styles.start} />
              <rect x={at(2 * startInSeconds)} y={y} width={at(frames * frameInSeconds)} height={height} className={styles.chunk} />
            </g>
          );
        })}
        <line x1={at(joinStart)} x2={at(joinStart)} y1={0} y2={HEIGHT} className={styles.cut} />
      </svg>
      <figcaption className={styles.scale} aria-hidden="true">
        <span className="timecode">{timecode(0)}</span>
        <span className="timecode">{timecode(total)}</span>
      </figcaption>
      <ul className={styles.legend}>
        <li className={styles.orchestratorKey}>First function</li>
        <li className={styles.startKey}>Starting</li>
        <li className={styles.chunkKey}>Rendering frames</li>
        <li className={styles.joinKey}>Joining</li>
      </ul>
    </figure>
  );
}
