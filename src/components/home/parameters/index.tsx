import Link from '@docusaurus/Link';
import card from '@generated/demos/default/cards/week-report.json';
import React, {useCallback, useMemo, useRef, useState, type ReactNode} from 'react';
import {LivePicture} from '@site/src/components/live/LivePicture';
import {PlayBar} from '@site/src/components/live/PlayBar';
import {useLive} from '@site/src/components/live/useLive';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {Section} from '@site/src/components/ui/Section';
import {CardFields} from './CardFields';
import {FIRST_REPORT, propsFile, propsOf, type ReportCard} from './report';
import styles from './styles.module.css';

const COMMAND = 'npx remotion render WeekReport --props=./props.json';

/** A form that drives a composition, and what it takes to render the form's values. */
export function Parameters(): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const live = useLive(figure, card);
  const [report, setReport] = useState(FIRST_REPORT);
  const setCards = useCallback((change: (cards: ReportCard[]) => ReportCard[]) => setReport((before) => ({...before, cards: change(before.cards)})), []);
  const props = useMemo(() => propsOf(report), [report]);
  const file = propsFile(report);
  const openUp = () => {
    if (live.stage.name === 'poster') live.open();
  };

  return (
    <Section
      title="Edit by parameters"
      ground="sunken"
      intro={
        <p>
          A video takes props, as any component does. Here, a form on this page passes them; with a <Link to="/docs/schemas">schema</Link>, the Studio generates
          such a form for you. What you enter is what you render.
        </p>
      }
    >
      <figure ref={figure} className={styles.editor} data-live={card.id} data-stage={live.stage.name} onFocus={openUp}>
        <figcaption className="visually-hidden">{card.title}: a form, the video that it drives, and its props</figcaption>
        <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <div className={styles.row}>
            <label className={styles.wide}>
              <span>Title</span>
              <input value={report.title} maxLength={24} onChange={(event) => setReport({...report, title: event.target.value})} />
            </label>
            <label>
              <span>Color</span>
              <input type="color" value={report.color} onChange={(event) => setReport({...report, color: event.target.value})} />
            </label>
          </div>
          <CardFields cards={report.cards} onChange={setCards} />
        </form>
        <div className={styles.screen}>
          <LivePicture live={live} values={props} sizes="(max-width: 996px) 100vw, 700px" />
          <PlayBar live={live} />
        </div>
        <div className={styles.output}>
          <Output name="props.json" text={file} />
          <Output name="Terminal" text={COMMAND} />
        </div>
      </figure>
    </Section>
  );
}

function Output({name, text}: {name: string; text: string}): ReactNode {
  return (
    <div className={styles.file}>
      <div className={styles.bar}>
        <span>{name}</span>
        <CopyButton label={`Copy ${name === 'Terminal' ? 'the command' : name}`} text={() => text} />
      </div>
      <pre tabIndex={0} aria-label={name}>
        <code>{text}</code>
      </pre>
    </div>
  );
}
