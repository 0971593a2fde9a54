import {Player, type PlayerRef} from '@remotion/player';
import React, {useEffect, useMemo, useState, type ComponentType, type KeyboardEvent, type ReactNode, type SyntheticEvent} from 'react';
import {createPortal} from 'react-dom';
import {siteType} from '@site/demos/lib/site-type';
import type {DemoCard, DemoSource, Value, Values} from '@site/plugins/demos/types';
import {readState} from '../url-state';
import type {Wish} from '../useOpening';
import {codeHtml, defaultsOf} from '../values';
import {CodePanel} from './CodePanel';
import {Controls} from './Controls';
import {ProjectPanel} from './ProjectPanel';
import {Transport, type Settings} from './Transport';
import {usePlayback} from './usePlayback';
import {useUrlState} from './useUrlState';
import styles from '../styles.module.css';

export {demos} from '@generated/demos/default/index';

export type LiveProps = {
  card: DemoCard;
  component: ComponentType<Values>;
  source: DemoSource;
  /** Lies above the poster; the Player is put there. */
  screen: HTMLElement;
  wish?: Wish;
};

const SETTINGS: Settings = {isLooping: true, speed: 1};

/** The demo at work: the Player in place of the poster, and everything that is operated below it. */
export function Live({card, component, source, screen, wish}: LiveProps): ReactNode {
  const defaults = useMemo(() => defaultsOf(card.controls), [card]);
  const [shared] = useState(() => readState(window.location.search, card));
  const [values, setValues] = useState<Values>({...defaults, ...shared?.values});
  const [settings, setSettings] = useState(SETTINGS);
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const [error, setError] = useState<Error>();
  const [panel, setPanel] = useState(wish === 'play' ? undefined : wish);

  const firstFrame = shared?.frame ?? card.poster;
  const mayPlayAlone = card.autoplay !== false && shared?.frame === undefined && wish === undefined;
  const playback = usePlayback({player, screen, mayPlayAlone, playsAtOnce: wish === 'play'});
  const url = useUrlState(card, values, player);

  const change = (name: string, value: Value) => {
    setValues((before) => ({...before, [name]: value}));
    url.touch();
  };
  const seek = (frame: number) => {
    playback.seek(frame);
    url.touch();
  };
  const toggle = (event?: SyntheticEvent) => {
    playback.toggle(event);
    if (!player?.isPlaying()) url.touch();
  };
  const reset = () => {
    setValues(defaults);
    setSettings(SETTINGS);
    setError(undefined);
    playback.seek(0);
    url.clear();
  };

  return (
    <div onKeyDown={(event) => isBareSpace(event) && toggle(event)}>
      {createPortal(
        error ? (
          <ErrorPanel error={error} onReset={reset} />
        ) : (
          <Picture onPress={toggle}>
            <Player
              ref={setPlayer}
              component={component}
              inputProps={values}
              compositionWidth={card.width}
              compositionHeight={card.height}
              fps={card.fps}
              durationInFrames={card.durationInFrames}
              initialFrame={firstFrame}
              loop={settings.isLooping}
              playbackRate={settings.speed}
              moveToBeginningWhenEnded={false}
              initiallyMuted
              numberOfSharedAudioTags={card.sound ? 2 : 0}
              spaceKeyToPlayOrPause={false}
              acknowledgeRemotionLicense
              errorFallback={({error: thrown}) => <Caught error={thrown} tell={setError} />}
              style={{width: '100%', height: '100%'}}
            />
          </Picture>
        ),
        screen,
      )}
      <Transport
        card={card}
        player={player}
        isPlaying={playback.isPlaying}
        onToggle={toggle}
        settings={settings}
        hasFocus={wish === 'play'}
        figure={screen.closest('figure')}
        onSettings={setSettings}
        onSeek={seek}
        onReset={reset}
        link={url.link}
      />
      <Controls controls={card.controls} values={values} onChange={change} />
      <div className={styles.more}>
        {(['code', 'project'] as const).map((name) => (
          <button key={name} type="button" aria-expanded={panel === name} onClick={() => setPanel(panel === name ? undefined : name)}>
            {name === 'code' ? 'Code' : 'Use it in a project'}
          </button>
        ))}
      </div>
      {panel === 'code' && <CodePanel name={source.component} html={codeHtml(source.pieces, values, defaults)} />}
      {panel === 'project' && <ProjectPanel source={source} />}
    </div>
  );
}

/** The live picture: invisible until its first frame is painted, so that the poster never flashes. A press plays or pauses; the button says so to others. */
function Picture({children, onPress}: {children: ReactNode; onPress: () => void}): ReactNode {
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

/** Hands an error of the demo on to where the reader is told of it. */
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

/** Space where it has no meaning of its own. */
function isBareSpace(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  const hasMeaning = target.closest('button, select, textarea, a, pre, input:not([type="range"])');
  return event.key === ' ' && !hasMeaning;
}
