import React, {useRef, useState, type ReactNode} from 'react';
import type {DemoCard, DemoCode} from '@site/core/demos/types';
import type {Value, Values} from '@site/demos/lib/controls';
import {defaultsOf} from '@site/src/components/mdx/Demo/values';
import {LivePicture} from '../LivePicture';
import {PlayBar} from '../PlayBar';
import {useLive} from '../useLive';
import {actingAt} from './acting';
import {Code} from './Code';
import {Tracks} from './Tracks';
import styles from './styles.module.css';

type Props = {card: DemoCard; code: DemoCode};

const NOTHING = 'nothing moves';

/** A composition beside its code: the active line is highlighted, and changing a value in the code or its margin changes the video. */
export function CodeStage({card, code}: Props): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const live = useLive(figure, card);
  const [values, setValues] = useState<Values>(() => defaultsOf(card.controls));
  const change = (name: string, value: Value) => {
    setValues((before) => ({...before, [name]: value}));
    if (live.stage.name === 'poster') live.open();
  };
  const noteAt = (frame: number) => {
    const names = actingAt(code.acts, frame).map(({name}) => name);
    return names.length > 0 ? `${names.join(', ')} ${names.length > 1 ? 'act' : 'acts'}` : NOTHING;
  };

  return (
    <figure ref={figure} className={styles.stage} data-live={card.id} data-stage={live.stage.name}>
      <figcaption className="visually-hidden">{card.title}: the composition, its code and its timeline</figcaption>
      <div className={styles.screen}>
        <LivePicture live={live} values={values} isHigh sizes="(max-width: 996px) 100vw, 54vw" />
        <PlayBar live={live} noteAt={noteAt}>
          <Tracks acts={code.acts} live={live} />
        </PlayBar>
      </div>
      <Code card={card} code={code} live={live} values={values} onChange={change} onReset={() => setValues(defaultsOf(card.controls))} />
    </figure>
  );
}
