import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** How a video is made: layers, media, parameters, the Studio. */
export const creating = [
  {
    type: 'category',
    label: 'Getting started',
    collapsed: false,
    items: ['getting-started', 'the-fundamentals', 'animating-properties', 'reusability', 'preview'],
  },
  {
    type: 'category',
    label: 'Designing visuals',
    items: ['layers', 'assets', 'fonts', 'transforms', 'transitioning', 'animation-math', 'using-randomness', 'noise-visualization', 'measuring'],
  },
  {
    type: 'category',
    label: 'Videos',
    link: {type: 'doc', id: 'videos/index'},
    items: [
      'miscellaneous/snippets/align-duration',
      'videos/sequence',
      'miscellaneous/snippets/combine-compositions',
      'videos/transparency',
      'video-manipulation',
      'miscellaneous/snippets/accelerated-video',
      'miscellaneous/snippets/different-segments-at-different-speeds',
      'miscellaneous/snippets/jumpcuts',
      'miscellaneous/snippets/freeze-portions',
      'miscellaneous/snippets/hls',
      'video-vs-offthreadvideo',
      'miscellaneous/snippets/offthread-video-while-rendering',
      'media-fragments',
      'use-img-and-iframe',
    ],
  },
  {
    type: 'category',
    label: 'Audio',
    link: {type: 'doc', id: 'using-audio'},
    items: [
      'audio/importing',
      'audio/trimming',
      'audio/delaying',
      'audio/volume',
      'audio/muting',
      'audio/speed',
      'audio/pitch',
      'audio/from-video',
      'audio/visualization',
      'audio/exporting',
      'audio/order-of-operations',
    ],
  },
  {
    type: 'category',
    label: 'Parameterized videos',
    collapsed: false,
    link: {type: 'doc', id: 'parameterized-rendering'},
    items: ['passing-props', 'schemas', 'visual-editing', 'data-fetching', 'miscellaneous/snippets/use-delay-render', 'dynamic-metadata', 'props-resolution'],
  },
  {
    type: 'category',
    label: 'Studio',
    link: {type: 'doc', id: 'studio/studio'},
    items: ['studio/shortcuts', 'studio/quick-switcher', 'studio/deploy-static', 'studio/deploy-server'],
  },
] satisfies SidebarsConfig[string];
