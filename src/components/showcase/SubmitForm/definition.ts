import {SHOWCASE_LIMITS} from '@site/data/limits';
import type {FormDefinition} from '@site/src/components/form/definition';

/** Where a clip is uploaded; the page answers with the JSON that holds its muxId. */
export const UPLOAD_URL = 'https://showcase-upload.remotion.dev/';

/** Width and height in pixels by the name of the format. */
export const FORMATS: Record<string, {width: number; height: number}> = {
  'Landscape, 1920 × 1080': {width: 1920, height: 1080},
  'Portrait, 1080 × 1920': {width: 1080, height: 1920},
  'Square, 1080 × 1080': {width: 1080, height: 1080},
};

const EMOJI = /\p{Extended_Pictographic}/u;
const SHOUTED = /\b\p{Lu}{5,}\b/u;

/** Titles on the showcase stand beside each other in one voice. */
export function titleRule(title: string): string | undefined {
  if (EMOJI.test(title)) return 'must not hold an emoji.';
  const shouted = SHOUTED.exec(title)?.[0];
  return shouted && `holds a word in capitals, ${shouted}: write it as ${shouted.charAt(0)}${shouted.slice(1).toLowerCase()}.`;
}

/** The questions about an entry of the showcase. */
export const SHOWCASE_FORM: FormDefinition = {
  id: 'showcase',
  title: ({title = ''}) => `Showcase: ${title.trim()}`,
  fields: [
    {
      name: 'title',
      label: 'Title',
      control: 'text',
      maxLength: SHOWCASE_LIMITS.title,
      isCounted: true,
      hint: 'No emoji, no capitals.',
      rule: titleRule,
      issuePart: 'title',
    },
    {
      name: 'description',
      label: 'Description',
      control: 'textarea',
      maxLength: SHOWCASE_LIMITS.description,
      isCounted: true,
      hint: 'How you used Remotion, in neutral words.',
      rule: (text) => (text.length < 20 ? 'is too short: at least 20 characters.' : undefined),
      issuePart: 'body',
    },
    {name: 'tags', label: 'Tags', control: 'text', maxLength: 80, hint: 'One or two, set apart by a comma, such as captions, advertising.'},
    {name: 'format', label: 'Format', control: 'select', options: Object.keys(FORMATS)},
    {name: 'author', label: 'Who made it', control: 'text', maxLength: 60, autoComplete: 'name'},
    {name: 'authorUrl', label: 'Where its author is found', control: 'url', hint: 'A profile or a site, beginning with https://.'},
    {name: 'video', label: 'Video', control: 'url', optional: true},
    {name: 'source', label: 'Source code', control: 'url', optional: true},
    {name: 'website', label: 'Website', control: 'url', optional: true},
    {name: 'tutorial', label: 'Tutorial', control: 'url', optional: true},
    {
      name: 'email',
      label: 'Your e-mail address',
      control: 'email',
      maxLength: 254,
      autoComplete: 'email',
      hint: 'For questions about the entry; it is not shown.',
      isPrivate: true,
    },
  ],
};
