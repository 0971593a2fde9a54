import type {PlayerRef} from '@remotion/player';
import React, {useEffect, useState, type ReactNode} from 'react';
import type {LoadedDemo} from '../mdx/Demo/load';
import type {Example} from './example-data';
import {useLoadedDemo} from './useLoadedDemo';
import styles from './styles.module.css';

const NOTHING = () => undefined;

/** The demo in motion, in place of its poster; the poster stays if it cannot be loaded. */
export function Moving({example}: {example: Example}): ReactNode {
  const loaded = useLoadedDemo(example.id);
  return (
    <div className={styles.moving} data-moving={loaded !== undefined} style={{aspectRatio: `${example.width} / ${example.height}`}}>
      {loaded && <Playing example={example} loaded={loaded} />}
    </div>
  );
}

function Playing({example, loaded: {Picture, component}}: {example: Example; loaded: LoadedDemo}): ReactNode {
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  useEffect(() => {
    player?.play();
  }, [player]);
  return <Picture ref={setPlayer} card={example} component={component} values={{}} firstFrame={0} onPress={NOTHING} onReset={NOTHING} />;
}
