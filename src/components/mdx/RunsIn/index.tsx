import {Check, Minus} from 'lucide';
import React, {type ReactNode} from 'react';
import {Icon} from '@site/src/components/ui/Icon';
import styles from './styles.module.css';

const PLACES = {
  browser: 'Browser',
  player: 'Player',
  studio: 'Studio',
  render: 'Server render',
  lambda: 'Lambda',
  cloudrun: 'Cloud Run',
  node: 'Node.js',
  bun: 'Bun',
} as const;

type Place = keyof typeof PLACES;

/** The places a composition can run in; pages about code for Node.js name other places. */
const COMPOSITION_PLACES: Place[] = ['studio', 'player', 'render', 'lambda', 'cloudrun'];

/** Where a feature works: each place by name, with an icon. */
export function RunsIn({supported}: {supported: string}): ReactNode {
  const named = supported.split(/\s+/).filter(Boolean);
  const unknown = named.filter((place) => !(place in PLACES));
  if (unknown.length > 0) throw new Error(`<RunsIn supported>: ${unknown.join(', ')} is not one of ${Object.keys(PLACES).join(', ')}.`);
  const shown = (Object.keys(PLACES) as Place[]).filter(
    (place) => named.includes(place) || (COMPOSITION_PLACES.includes(place) && named.some((other) => COMPOSITION_PLACES.includes(other as Place))),
  );
  return (
    <ul className={styles.places}>
      {shown.map((place) => {
        const works = named.includes(place);
        const icon = works ? Check : Minus;
        return (
          <li key={place} className={works ? styles.works : styles.fails}>
            <Icon of={icon} size={16} /> {PLACES[place]}
            <span className="visually-hidden">{works ? ': works' : ': does not work'}</span>
          </li>
        );
      })}
    </ul>
  );
}
