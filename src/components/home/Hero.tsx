import Link from '@docusaurus/Link';
import card from '@generated/demos/default/cards/daylight.json';
import code from '@generated/demos/default/code/daylight.json';
import React, {type ReactNode} from 'react';
import {CodeStage} from '@site/src/components/live/CodeStage';
import {IsItFree} from '@site/src/components/license/IsItFree';
import {CreateCommand} from '@site/src/components/ui/CreateCommand';
import styles from './Hero.module.css';

/** What Remotion is, the command that starts a project, and a video beside its code. */
export function Hero(): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={styles.pitch}>
        <h1>Make videos programmatically</h1>
        <div className={styles.way}>
          <p>
            For developers who know React: Remotion turns your components into videos. You write a function of the frame number; it renders every frame and
            joins them to an MP4.
          </p>
          <div className={styles.start}>
            <CreateCommand />
            <p className={styles.links}>
              <Link to="/docs/">Read the docs</Link>
              <Link to="/templates/">Browse templates</Link>
            </p>
          </div>
        </div>
        <p className={styles.free}>
          <IsItFree />
        </p>
      </div>
      <CodeStage card={card} code={code} />
      <p className={styles.caption}>This code draws the animation. A line lights up while it moves something; drag a number, and every frame follows.</p>
    </div>
  );
}
