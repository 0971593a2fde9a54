import {useHistory} from '@docusaurus/router';
import React, {useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {useQueryValue} from '../catalog/useQueryValue';
import type {Example} from './example-data';
import {nextTile} from './next-tile';
import {Tile} from './Tile';
import {useTileInView} from './useTileInView';
import styles from './styles.module.css';

type Props = {
  examples: Example[];
  /** The page with the current filters. */
  path: string;
};

/** Tiles of which one at a time moves, and one at a time is open. */
export function Wall({examples, path}: Props): ReactNode {
  const history = useHistory();
  const list = useRef<HTMLUListElement>(null);
  const opened = useQueryValue('demo');
  const [moving, setMoving] = useState<string>();
  const [current, setCurrent] = useState<string>();
  useTileInView(list, examples, setMoving);
  // One Tab stop for all of them: the arrow keys go from tile to tile.
  const stop = examples.find(({id}) => id === current)?.id ?? examples[0]?.id;

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const tiles = [...(list.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])];
    const next = nextTile(event.key, tiles.indexOf(event.target as HTMLElement), tiles);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const toggle = (id: string) => {
    const isOpen = opened === id;
    setMoving(undefined);
    // `replace` keeps the focus on the tile.
    history.replace(isOpen ? path : `${path}${path.includes('?') ? '&' : '?'}demo=${id}`);
  };

  return (
    <ul ref={list} className={styles.wall} onKeyDown={onKeyDown}>
      {examples.map((example) => (
        <Tile
          key={example.id}
          example={example}
          isOpen={opened === example.id}
          isMoving={moving === example.id && opened !== example.id}
          isStop={stop === example.id}
          onMove={(isWanted) => setMoving((before) => (isWanted ? example.id : before === example.id ? undefined : before))}
          onFocus={() => setCurrent(example.id)}
          onToggle={() => toggle(example.id)}
        />
      ))}
    </ul>
  );
}
