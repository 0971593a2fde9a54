import clsx from 'clsx';
import React, {useEffect, useRef, type ReactNode} from 'react';
import {timecode} from '@site/src/lib/timecode';
import type {Example} from './example-data';
import {mayMove} from './may-move';
import {Moving} from './Moving';
import {Opened} from './Opened';
import {TilePicture} from './TilePicture';
import styles from './styles.module.css';

/** A pointer that only passes over a tile loads nothing. */
const PAUSE = 120;

type Props = {
  example: Example;
  isOpen: boolean;
  isMoving: boolean;
  /** Whether Tab stops at this tile. */
  isStop: boolean;
  onMove: (isWanted: boolean) => void;
  onFocus: () => void;
  onToggle: () => void;
};

/** A poster that moves while it is pointed at or focused, and opens into the demo. */
export function Tile({example, isOpen, isMoving, isStop, onMove, onFocus, onToggle}: Props): ReactNode {
  const {id, title, durationInFrames, fps} = example;
  const isStill = durationInFrames === 1;
  const timer = useRef(0);
  const panel = `example-${id}`;
  const move = (isWanted: boolean, delay = 0) => {
    window.clearTimeout(timer.current);
    if (!isWanted) onMove(false);
    else if (!isStill && mayMove()) timer.current = window.setTimeout(() => onMove(true), delay);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return (
    <li
      className={clsx(styles.tile, isOpen && styles.open)}
      data-example={id}
      onPointerEnter={({pointerType}) => pointerType === 'mouse' && move(true, PAUSE)}
      onPointerLeave={({pointerType}) => pointerType === 'mouse' && move(false)}
    >
      {!isOpen && (
        <div className={styles.picture}>
          <TilePicture tile={example} />
          {isMoving && <Moving example={example} />}
        </div>
      )}
      <button
        type="button"
        className={styles.name}
        data-tile={id}
        tabIndex={isStop ? 0 : -1}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onFocus={(event) => {
          onFocus();
          if (event.target.matches(':focus-visible')) move(true);
        }}
        onBlur={() => move(false)}
        onClick={onToggle}
      >
        <span>{title}</span>
        <span className={isOpen ? styles.close : 'timecode'}>{isOpen ? 'Close' : isStill ? 'still' : timecode(durationInFrames / fps)}</span>
      </button>
      {isOpen && <Opened id={panel} example={example} />}
    </li>
  );
}
