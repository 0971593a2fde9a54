import {Play} from 'lucide';
import React, {type CSSProperties, type ReactNode} from 'react';
import type {DemoCard} from '@site/core/demos/types';
import {EditLink} from './EditLink';
import {Icon} from '@site/src/components/ui/Icon';
import type {OpenAction} from './types';
import {shownValue} from './values';
import controls from './Live/Controls.module.css';
import panels from './Live/panels.module.css';
import scrubber from './Live/Scrubber.module.css';
import transport from './Live/Transport.module.css';

/** A placeholder for the controls below the poster, with the same height, until the demo is loaded. */
export function Waiting({card, isLoading, onOpen}: {card: DemoCard; isLoading: boolean; onOpen: (openAction: OpenAction) => void}): ReactNode {
  const last = card.durationInFrames - 1;
  return (
    <>
      <div className={scrubber.ruler} style={{'--last': last, '--fps': card.fps, '--at': last === 0 ? 0 : card.poster / last} as CSSProperties} />
      <div className={transport.transport}>
        <button type="button" className={transport.play} aria-label={`Play “${card.title}”`} aria-busy={isLoading} onClick={() => onOpen('play')}>
          <Icon of={Play} size={18} />
        </button>
        <span className={transport.counter}>
          {String(card.poster).padStart(3, '0')} / {card.durationInFrames}
        </span>
      </div>
      {card.controls.length > 0 && (
        <div className={controls.controls}>
          {card.controls.map((control) => (
            <div key={control.name} className={controls.control}>
              <span>{control.label}</span> <span className={controls.value}>{shownValue(control, control.default)}</span>
            </div>
          ))}
        </div>
      )}
      <div className={panels.more}>
        <button type="button" onClick={() => onOpen('code')}>
          Code
        </button>{' '}
        <button type="button" onClick={() => onOpen('project')}>
          Use it in a project
        </button>{' '}
        <EditLink id={card.id} />
      </div>
    </>
  );
}
