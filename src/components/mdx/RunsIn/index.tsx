import {Check, Minus} from 'lucide';
import React, {type ReactNode} from 'react';
import {Icon} from '@site/src/components/ui/Icon';
import {answerOf, placesOf} from './places';
import styles from './styles.module.css';

/** Where a feature works: each place by name, with an icon. */
export function RunsIn({supported}: {supported: string}): ReactNode {
  return (
    <ul className={styles.places}>
      {placesOf(supported).map(({place, name, works}) => (
        <li key={place} className={works ? styles.works : styles.fails}>
          <Icon of={works ? Check : Minus} size={16} /> {name}
          <span className="visually-hidden">: {answerOf(works)}</span>
        </li>
      ))}
    </ul>
  );
}
