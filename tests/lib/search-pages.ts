import type {SearchPage} from '../../plugins/search/records';

/** A page of the documentation for the tests of the search. */
export const page = (title: string, text: string, more: Partial<SearchPage> = {}): SearchPage => ({
  url: `/docs/${title.toLowerCase().replace(/[^a-z]+/g, '-')}`,
  title,
  group: 'Guides',
  language: 'en',
  tag: 'docs-default-current',
  description: text,
  links: [],
  sections: [{level: 1, heading: title, text, quoted: ''}],
  ...more,
});

/** A site of a few pages. */
export const PAGES: SearchPage[] = [
  page('<Sequence>', 'Shows its children for a stretch of the timeline.'),
  page('useCurrentFrame()', 'The number of the current frame.', {package: 'remotion'}),
  page('renderMedia()', 'Renders a composition to a video file.', {
    sections: [
      {level: 1, heading: 'renderMedia()', text: 'Renders a composition.', quoted: ''},
      {level: 3, heading: '--gl', anchor: '--gl', text: 'The renderer of OpenGL.', quoted: 'Cannot find composition with ID'},
      {level: 3, heading: 'See also', anchor: 'see-also', text: '<script>alert(1)</script> & more.', quoted: ''},
    ],
  }),
  page('Captions', 'Words below a picture.'),
  page('Release notes', 'What is new about useCurrentFrame.', {url: '/blog/notes', tag: 'default', group: 'Blog'}),
];
