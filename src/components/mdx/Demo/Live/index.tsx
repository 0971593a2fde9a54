import type {PlayerRef} from '@remotion/player';
import React, {useMemo, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent} from 'react';
import {createPortal} from 'react-dom';
import type {Value, Values} from '@site/demos/lib/controls';
import {readState} from '../url-state';
import {EditLink} from '../EditLink';
import type {LiveProps} from '../types';
import {codeHtml, defaultsOf} from '../values';
import {CodePanel} from './CodePanel';
import {Controls} from './Controls';
import {Picture} from './Picture';
import {ProjectPanel} from './ProjectPanel';
import {Transport, type Settings} from './Transport';
import {usePlayback} from './usePlayback';
import {useUrlState} from './useUrlState';
import styles from './panels.module.css';

export {demos} from '@generated/demos/default/index';
export {Picture};

const SETTINGS: Settings = {isLooping: true, speed: 1};

/** The demo once loaded: the Player in place of the poster, and all the controls below it. */
export function Live({card, component, source, screen, openAction}: LiveProps): ReactNode {
  const defaults = useMemo(() => defaultsOf(card.controls), [card]);
  const [shared] = useState(() => readState(window.location.search, card));
  const [values, setValues] = useState<Values>({...defaults, ...shared?.values});
  const [settings, setSettings] = useState(SETTINGS);
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const [panel, setPanel] = useState(openAction === 'play' ? undefined : openAction);

  const firstFrame = shared?.frame ?? card.poster;
  const mayPlayAlone = card.autoplay !== false && shared?.frame === undefined && openAction === undefined;
  const playback = usePlayback({player, lastFrame: card.durationInFrames - 1, screen, mayPlayAlone, playsAtOnce: openAction === 'play'});
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
    playback.seek(0);
    url.clear();
  };

  return (
    <div onKeyDown={(event) => isBareSpace(event) && toggle(event)}>
      {createPortal(
        <Picture
          ref={setPlayer}
          card={card}
          component={component}
          values={values}
          firstFrame={firstFrame}
          isLooping={settings.isLooping}
          speed={settings.speed}
          onPress={toggle}
          onReset={reset}
        />,
        screen,
      )}
      <Transport
        card={card}
        player={player}
        isPlaying={playback.isPlaying}
        onToggle={toggle}
        settings={settings}
        hasFocus={openAction === 'play'}
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
        <EditLink id={card.id} />
      </div>
      {panel === 'code' && <CodePanel name={source.component} html={codeHtml(source.pieces, values, defaults)} />}
      {panel === 'project' && <ProjectPanel source={source} />}
    </div>
  );
}

/** Whether Space was pressed where it has no other function. */
function isBareSpace(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  const hasMeaning = target.closest('button, select, textarea, a, pre, input:not([type="range"])');
  return event.key === ' ' && !hasMeaning;
}
