import card from '@generated/demos/default/cards/daylight.json';
import code from '@generated/demos/default/code/daylight.json';
import React, {type ReactNode} from 'react';
import {CodeStage} from '@site/src/components/live/CodeStage';
import styles from './styles.module.css';

/** A composition in the Player, beside its code. */
export function HeroStage(): ReactNode {
  return (
    <div className={styles.stage}>
      <CodeStage card={card} code={code} />
    </div>
  );
}
