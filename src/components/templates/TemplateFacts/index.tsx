import Link from '@docusaurus/Link';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import type {TemplateWithLinks} from '@site/src/components/templates/template-data';
import {AsOf} from '@site/src/components/catalog/AsOf';
import {Facts} from '@site/src/components/catalog/Facts';
import {LabelList} from '@site/src/components/catalog/LabelList';
import {durationText, sizeText} from '@site/src/components/templates/duration';

/** The facts about a template, as terms and values. */
export function TemplateFacts({template}: {template: TemplateWithLinks}): ReactNode {
  const {language, stack, purpose, author, size, duration, tailwind_question} = template;
  const fixed = duration && 'frames' in duration ? duration : undefined;
  return (
    <Facts
      facts={[
        {term: 'Size', value: size && <span className="timecode">{sizeText(size)}</span>},
        {term: 'Duration', value: duration && <span className={clsx(fixed && 'timecode')}>{capital(durationText(duration))}</span>},
        {term: 'Frame rate', value: fixed && `${fixed.fps} frames per second, ${fixed.frames} frames`},
        {term: 'Language', value: language},
        {term: 'Tailwind', value: tailwind_question && 'Optional: create-video asks whether to add it'},
        {term: 'Stack', value: <LabelList name="Stack" labels={stack} filter="/templates/?stack=" />},
        {term: 'Purpose', value: <LabelList name="Purpose" labels={purpose} filter="/templates/?purpose=" />},
        {term: 'Contributed by', value: author && <Link to={author.url}>{author.name}</Link>},
        {term: 'As of', value: <AsOf {...template} />},
      ]}
    />
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
