import {Player, type PlayerRef} from '@remotion/player';
import {useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {useCurrentFrame} from 'remotion';
import type {Size} from '../project';
import {Boundary} from './Boundary';
import {isFromEffect, stageError} from './errors';
import type {Shown} from './find-component';
import {Stopped} from './guards';
import {tell} from './tell';

export type Shows = {id: number; component: Shown; size: Size; props: Record<string, unknown>; frame: number; loop: boolean; rate: number};

type Props = {shows: Shows; onPlayer: (player: PlayerRef | null) => void; onStopped: () => void};

/** The picture: a composition in the toolkit's Player, without controls, as large as the document. */
export function Screen({shows, onPlayer, onStopped}: Props) {
  const {id, component, size, props, frame, loop, rate} = shows;
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const composition = useMemo(() => framed(id, component, onStopped), [id, component, onStopped]);
  const take = useCallback(
    (ref: PlayerRef | null) => {
      setPlayer(ref);
      onPlayer(ref);
    },
    [onPlayer],
  );

  useEffect(() => {
    if (!player) return undefined;
    const report = () => tell({type: 'frame', frame: player.getCurrentFrame(), playing: player.isPlaying()});
    const events = ['frameupdate', 'play', 'pause', 'ended', 'seeked'] as const;
    events.forEach((event) => player.addEventListener(event, report));
    return () => events.forEach((event) => player.removeEventListener(event, report));
  }, [player]);

  return (
    <Player
      ref={take}
      component={composition}
      inputProps={props}
      compositionWidth={size.width}
      compositionHeight={size.height}
      fps={size.fps}
      durationInFrames={size.durationInFrames}
      initialFrame={Math.min(frame, size.durationInFrames - 1)}
      loop={loop}
      playbackRate={rate}
      clickToPlay={false}
      doubleClickToFullscreen={false}
      spaceKeyToPlayOrPause={false}
      acknowledgeRemotionLicense
      noSuspense
      style={{width: '100%', height: '100%'}}
    />
  );
}

/** A component that says when a frame of it has been painted, or why it could not be. */
function framed(id: number, Shown: Shown, onStopped: () => void) {
  let hasPainted = false;
  return function Framed(props: Record<string, unknown>) {
    const frame = useCurrentFrame();
    const failed = useRef(-1);
    const onError = (error: unknown, at: number) => {
      failed.current = at;
      // Each further frame would be stopped only after as long a time.
      if (error instanceof Stopped) onStopped();
      const phase = isFromEffect(error) ? 'effect' : hasPainted ? 'frame' : 'render';
      tell(stageError(id, phase, error, at));
    };
    useLayoutEffect(() => {
      const request = requestAnimationFrame(() => {
        if (failed.current === frame) return;
        hasPainted = true;
        tell({type: 'rendered', id, frame});
      });
      return () => cancelAnimationFrame(request);
    });
    return (
      <Boundary frame={frame} onError={onError}>
        <Shown {...props} />
      </Boundary>
    );
  };
}
