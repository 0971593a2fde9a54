import {Player, type PlayerRef} from '@remotion/player';
import React, {useEffect, useState, type ComponentType, type ReactNode, type Ref} from 'react';
import {siteType} from '@site/demos/lib/site-type';
import type {DemoCard} from '@site/core/demos/types';
import styles from '../styles.module.css';

export type PictureProps<Values> = {
  card: Pick<DemoCard, 'width' | 'height' | 'fps' | 'durationInFrames' | 'sound'>;
  component: ComponentType<Values>;
  /** The props of the composition. */
  values: Values;
  firstFrame: number;
  isLooping?: boolean;
  speed?: number;
  ref: Ref<PlayerRef>;
  onPress: () => void;
  onReset: () => void;
};

/** The Player in place of a poster. If the composition throws, a panel with a reset button is shown. */
export function Picture<Values extends Record<string, unknown>>({
  card,
  component,
  values,
  firstFrame,
  isLooping = true,
  speed = 1,
  ref,
  onPress,
  onReset,
}: PictureProps<Values>): ReactNode {
  const [error, setError] = useState<Error>();
  if (error) {
    return (
      <ErrorPanel
        error={error}
        onReset={() => {
          setError(undefined);
          onReset();
        }}
      />
    );
  }
  return (
    <Surface onPress={onPress}>
      <Player
        ref={ref}
        component={component}
        inputProps={values}
        compositionWidth={card.width}
        compositionHeight={card.height}
        fps={card.fps}
        durationInFrames={card.durationInFrames}
        initialFrame={firstFrame}
        loop={isLooping}
        playbackRate={speed}
        moveToBeginningWhenEnded={false}
        initiallyMuted
        numberOfSharedAudioTags={card.sound ? 2 : 0}
        spaceKeyToPlayOrPause={false}
        acknowledgeRemotionLicense
        errorFallback={({error: thrown}) => <Caught error={thrown} tell={setError} />}
        style={{width: '100%', height: '100%'}}
      />
    </Surface>
  );
}

/** Invisible until the first frame is painted, so that the poster never flashes. A press plays or pauses; assistive technology uses the button instead. */
function Surface({children, onPress}: {children: ReactNode; onPress: () => void}): ReactNode {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let request = requestAnimationFrame(() => {
      request = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(request);
  }, []);
  return (
    <div className={styles.live} data-painted={isPainted} style={siteType} aria-hidden="true" onClick={onPress}>
      {children}
    </div>
  );
}

/** Passes an error in the demo to the component that shows it to the reader. */
function Caught({error, tell}: {error: Error; tell: (error: Error) => void}): null {
  useEffect(() => tell(error), [error, tell]);
  return null;
}

function ErrorPanel({error, onReset}: {error: Error; onReset: () => void}): ReactNode {
  return (
    <div className={styles.panel} role="alert">
      <p>
        The demo stopped: <code>{error.message}</code>
      </p>
      <button type="button" className="button button--secondary" onClick={onReset}>
        Reset this demo
      </button>
    </div>
  );
}
