import {distinct, firstOf, publicText, SHOWCASE_LIMITS, titleWords, type Rule} from '@site/data/limits';
import type {FormDefinition} from '@site/src/components/form/definition';

/** Where to upload a clip; the page responds with JSON that contains its muxId. */
export const UPLOAD_URL = 'https://showcase-upload.remotion.dev/';

/** Width and height in pixels, by format name. */
export const FORMATS: Record<string, {width: number; height: number}> = {
  'Landscape, 1920 × 1080': {width: 1920, height: 1080},
  'Portrait, 1080 × 1920': {width: 1080, height: 1920},
  'Square, 1080 × 1080': {width: 1080, height: 1080},
};

/** "Data, Transport" → ["data", "transport"] */
export const splitTags = (tags: string): string[] =>
  tags
    .split(',')
    .map((tag) => tag.trim().toLowerCase())
    .filter(Boolean);

const {title, description, author, tag} = SHOWCASE_LIMITS;

const tagLengths: Rule = (tags) => {
  const all = splitTags(tags);
  if (all.length === 0) return 'must name one or two, separated by a comma';
  const long = all.find(({length}) => length > tag.max);
  return long && `must be separated by commas: “${long}” has more than ${tag.max} characters`;
};

/** The questions about a showcase entry. */
export const SHOWCASE_FORM: FormDefinition = {
  id: 'showcase',
  title: (values) => `Showcase: ${values.title?.trim() ?? ''}`,
  fields: [
    {
      name: 'title',
      label: 'Title',
      control: 'text',
      minLength: title.min,
      maxLength: title.max,
      isCounted: true,
      hint: 'No emoji, no capitals.',
      rule: firstOf(publicText, titleWords),
      issuePart: 'title',
    },
    {
      name: 'description',
      label: 'Description',
      control: 'textarea',
      minLength: description.min,
      maxLength: description.max,
      isCounted: true,
      hint: 'How you used Remotion, in neutral words.',
      rule: publicText,
      issuePart: 'body',
    },
    {
      name: 'tags',
      label: 'Tags',
      control: 'text',
      hint: 'One or two, separated by a comma, such as captions, advertising.',
      rule: firstOf(tagLengths, publicText, (tags) => distinct(splitTags(tags))),
    },
    {name: 'format', label: 'Format', control: 'select', options: Object.keys(FORMATS)},
    {name: 'author', label: 'Who made it', control: 'text', maxLength: author.max, autoComplete: 'name', rule: publicText},
    {name: 'authorUrl', label: 'Profile or site of the author', control: 'url', hint: 'Beginning with https://.'},
    {name: 'video', label: 'Video', control: 'url', optional: true},
    {name: 'code', label: 'Source code', control: 'url', optional: true},
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
