import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Guides, in the order in which a newcomer needs them. */
export const mainSidebar: SidebarsConfig[string] = [
  {type: 'category', label: 'Getting started', collapsed: false, items: ['getting-started', 'the-fundamentals', 'animating-properties']},
  {type: 'category', label: 'Parameterized videos', collapsed: false, items: ['passing-props']},
  {type: 'category', label: 'Rendering', collapsed: false, items: ['render']},
  {type: 'category', label: 'Player', collapsed: false, items: ['player/index']},
  {type: 'category', label: 'Terminology', items: ['terminology/composition']},
  {type: 'category', label: 'Troubleshooting', items: ['timeout']},
  {type: 'category', label: 'Contributing', items: ['contributing/docs']},
];
