import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The reference, one category per package. */
export const apiSidebar: SidebarsConfig[string] = [
  'api',
  {
    type: 'category',
    label: 'remotion',
    collapsed: false,
    items: ['absolute-fill', 'composition', 'delay-render', 'interpolate', 'sequence', 'spring', 'staticfile', 'use-current-frame', 'use-video-config'],
  },
  {type: 'category', label: '@remotion/player', collapsed: false, items: ['player/api']},
  {type: 'category', label: '@remotion/renderer', collapsed: false, items: ['renderer/render-media']},
  {type: 'category', label: '@remotion/cli', collapsed: false, items: ['cli/render', 'config']},
  {type: 'category', label: '@remotion/transitions', collapsed: false, items: ['transitions/index']},
];
