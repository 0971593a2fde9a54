import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Videos within an app: the Player, and what goes with it. */
export const apps = [
  {
    type: 'category',
    label: 'Player',
    collapsed: false,
    items: [
      'player/index',
      'player/examples',
      'player/integration',
      'player/scaling',
      'player/autoplay',
      'player/custom-controls',
      'player/current-time',
      'player/media-keys',
      'player/drag-and-drop/index',
      'player/buffer-state',
      'player/preloading',
      'player/premounting',
      'player/best-practices',
      'miscellaneous/snippets/player-in-iframe',
      'player/playback-issues',
      'troubleshooting/player-flicker',
    ],
  },
  {
    type: 'category',
    label: 'Building apps',
    collapsed: false,
    items: [
      'brownfield',
      'player-into-remotion-project',
      'studio-into-app',
      'video-uploads',
      'presigned-urls',
      'font-picker',
      'multiple-fps',
      'building-a-timeline',
      'buy-a-video-editor',
      {
        type: 'category',
        label: 'Editor Starter',
        link: {type: 'doc', id: 'editor-starter/index'},
        items: ['editor-starter/before-you-buy', 'editor-starter/features', 'editor-starter/faq'],
      },
      {type: 'category', label: 'Remotion Timeline', link: {type: 'doc', id: 'timeline/index'}, items: ['timeline/faq']},
      'vue',
      'svelte',
      'angular',
    ],
  },
] satisfies SidebarsConfig[string];
