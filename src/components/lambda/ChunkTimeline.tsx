import React, {type ReactNode} from 'react';
import {timecode} from '@site/src/lib/timecode';
import {chunks, joinStart, totalFrames} from './chunks';
import styles from './ChunkTimeline.module.css';

const FPS = 30;
const FIRST_LANE = 2;
const ROWS = chunks.length + 4;
const JOIN_ROW = ROWS - 2;

/** A bar in the drawing; rows are one unit high, and the drawing is 100 units wide. */
function Bar({row, from, to, className}: {row: number; from: number; to: number; className?: string}): ReactNode {
  return <rect x={from} y={row + 0.2} width={to - from} height={0.6} className={className} />;
}

/** Drawing of one render: a video is cut into chunks, which render in parallel and are then joined. */
export function ChunkTimeline(): ReactNode {
  const video = `${timecode(totalFrames / FPS)}`;
  const labels = ['Video', 'Split', ...chunks.map(({firstFrame, lastFrame}) => `${firstFrame}–${lastFrame}`), 'Join', 'File'];
  return (
    <figure className={styles.figure}>
      <div className={styles.chart}>
        <ol className={styles.labels} aria-hidden="true">
          {labels.map((label) => (
            <li key={label} className="timecode">
              {label}
            </li>
          ))}
        </ol>
        <svg
          className={styles.drawing}
          viewBox={`0 0 100 ${ROWS}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`Timeline of a render: a video of ${totalFrames} frames is split into ${chunks.length} chunks, which render side by side and are joined into one file.`}
        >
          {chunks.map(({firstFrame, lastFrame}) => (
            <Bar key={firstFrame} row={0} from={(firstFrame / totalFrames) * 100} to={((lastFrame + 1) / totalFrames) * 100 - 0.5} className={styles.chunk} />
          ))}
          <line x1="0" x2="100" y1="1" y2="1" className={styles.cut} />
          <Bar row={1} from={0} to={15} className={styles.main} />
          {chunks.map(({firstFrame, start, end}, index) => (
            <Bar key={firstFrame} row={FIRST_LANE + index} from={start} to={end} className={styles.chunk} />
          ))}
          <line x1={joinStart} x2={joinStart} y1="1" y2={JOIN_ROW + 1} className={styles.cut} />
          <Bar row={JOIN_ROW} from={joinStart} to={100} className={styles.main} />
          <line x1="0" x2="100" y1={ROWS - 1} y2={ROWS - 1} className={styles.cut} />
          <Bar row={ROWS - 1} from={0} to={100} className={styles.main} />
        </svg>
      </div>
      <figcaption className={styles.caption}>
        An illustration, not a measurement: <span className="timecode">{video}</span> at {FPS} frames per second are {totalFrames} frames, by default{' '}
        {chunks.length} chunks of {totalFrames / chunks.length}. The lengths of the bars between the two lines are made up.
      </figcaption>
    </figure>
  );
}
