import Link from '@docusaurus/Link';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import type {Template} from '@site/data/schema';
import type {TemplateSummary, TemplateWithLinks} from '@site/plugins/catalog';
import {Facts} from '@site/src/components/catalog/Facts';
import {LabelList} from '@site/src/components/catalog/LabelList';
import {AspectFrame} from '@site/src/components/templates/AspectFrame';
import {durationText, sizeText} from '@site/src/components/templates/duration';
import styles from './styles.module.css';

/** The frame at the top of a card, and the mark of a paid template. */
export function CardTop({template: {size, store}}: {template: TemplateSummary}): ReactNode {
  return (
    <div className={styles.top}>
      <AspectFrame size={size} box={{width: 96, height: 64}} />
      {store && <span className={styles.paid}>Paid</span>}
    </div>
  );
}

/** Size and length of a template's video in one line, at the end of a card. */
export function CardSpecs({template: {size, duration}}: {template: TemplateSummary}): ReactNode {
  return (
    <div className={styles.line}>
      {size && (
        <span className="timecode">
          <span className="visually-hidden">Size: </span>
          {sizeText(size)}
        </span>
      )}
      {duration && <Duration duration={duration} />}
    </div>
  );
}

function Duration({duration}: {duration: NonNullable<Template['duration']>}): ReactNode {
  return (
    <span className={clsx('frames' in duration && 'timecode')}>
      <span className="visually-hidden">Duration: </span>
      {durationText(duration)}
    </span>
  );
}

/** What is known of a template, as terms and values beside its frame. */
export function TemplateFacts({template}: {template: TemplateWithLinks}): ReactNode {
  const {language, keywords, author, size, duration, tailwind_question} = template;
  const fixed = duration && 'frames' in duration ? duration : undefined;
  return (
    <div className={styles.specs}>
      {size && <AspectFrame size={size} box={{width: 320, height: 200}} />}
      <Facts
        facts={[
          {term: 'Size', value: size && <span className="timecode">{sizeText(size)}</span>},
          {term: 'Duration', value: duration && <span className={clsx(fixed && 'timecode')}>{capital(durationText(duration))}</span>},
          {term: 'Frame rate', value: fixed && `${fixed.fps} frames per second, ${fixed.frames} frames`},
          {term: 'Language', value: language},
          {term: 'Tailwind', value: tailwind_question && 'Optional: create-video asks whether to add it'},
          {term: 'Keywords', value: <LabelList name="Keywords" labels={keywords} filter="/templates/?keyword=" />},
          {term: 'Contributed by', value: author && <Link to={author.url}>{author.name}</Link>},
        ]}
      />
    </div>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
