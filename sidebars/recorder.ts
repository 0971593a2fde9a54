import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The Recorder's own guide. */
export const recorderSidebar: SidebarsConfig[string] = [
  'recorder/index',
  {
    type: 'category',
    label: 'Start with the Recorder',
    collapsed: false,
    items: ['recorder/is-it-for-me', 'recorder/demo', 'recorder/setup', 'recorder/create'],
  },
  {
    type: 'category',
    label: 'Recording',
    collapsed: false,
    link: {type: 'doc', id: 'recorder/record/index'},
    items: ['recorder/record/cropping', 'recorder/record/delete', 'recorder/record/manually', 'recorder/external-recordings', 'recorder/gear'],
  },
  {
    type: 'category',
    label: 'Editing',
    collapsed: false,
    link: {type: 'doc', id: 'recorder/editing/editing'},
    items: [
      'recorder/editing/scenes',
      'recorder/editing/layout',
      'recorder/editing/transitions',
      'recorder/editing/silence-removal',
      'recorder/editing/cutting-clips',
      'recorder/captions',
      'recorder/editing/captions',
      'recorder/editing/chapters',
      'recorder/editing/b-roll',
      'recorder/editing/music',
      'recorder/editing/normalizing-audio',
      'recorder/editing/endcard',
    ],
  },
  {
    type: 'category',
    label: 'Exporting',
    collapsed: false,
    items: ['recorder/exporting', 'recorder/exporting-subtitles', 'recorder/lambda-rendering'],
  },
  {
    type: 'category',
    label: 'Recorder project',
    items: [
      'recorder/source-control',
      'recorder/experiments',
      'recorder/our-recorder',
      'recorder/roadmap',
      'recorder/support',
      'recorder/troubleshooting/cannot-read-properties-of-undefined',
    ],
  },
];
