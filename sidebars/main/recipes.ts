import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Finished examples, by what people want to see. */
export const recipes = [
  {
    type: 'category',
    label: 'Recipes',
    link: {type: 'doc', id: 'recipes/index'},
    items: [
      {
        type: 'category',
        label: 'Text',
        items: [
          'recipes/typewriter',
          'recipes/word-by-word',
          'recipes/letter-by-letter',
          'recipes/highlighter',
          'recipes/count-up',
          'recipes/gradient-text',
          'recipes/emoji',
          'recipes/text-on-a-path',
          'recipes/credits',
        ],
      },
      {
        type: 'category',
        label: 'Pictures',
        items: [
          'recipes/ken-burns',
          'recipes/slideshow',
          'recipes/split-screen',
          'recipes/picture-in-picture',
          'recipes/before-and-after',
          'recipes/mask',
          'recipes/parallax',
          'recipes/blur-in',
          'recipes/zoom-to-a-point',
        ],
      },
      {
        type: 'category',
        label: 'Data',
        items: [
          'recipes/bar-chart-race',
          'recipes/line-chart',
          'recipes/progress-bar',
          'recipes/countdown',
          'recipes/csv-table',
          'recipes/spreadsheet',
          'recipes/github-year',
          'recipes/map-route',
        ],
      },
      {
        type: 'category',
        label: 'Sound',
        items: ['recipes/waveform', 'recipes/spectrum', 'recipes/beat-markers', 'recipes/fade-and-duck', 'recipes/voice-over-length'],
      },
      {
        type: 'category',
        label: 'Captions on screen',
        items: [
          'recipes/karaoke',
          'recipes/tiktok-captions',
          'recipes/srt-captions',
          'recipes/whisper-captions',
          'recipes/subtitles-file',
          'recipes/captions-languages',
        ],
      },
      {
        type: 'category',
        label: 'Brand',
        items: [
          'recipes/lower-third',
          'recipes/watermark',
          'recipes/logo-reveal',
          'recipes/intro-and-outro',
          'recipes/end-card',
          'recipes/vertical-video',
          'recipes/safe-areas',
        ],
      },
      {
        type: 'category',
        label: 'Structure',
        items: ['recipes/chapters', 'recipes/scenes-from-json', 'recipes/transitions-unknown-length', 'recipes/seamless-loop'],
      },
      {
        type: 'category',
        label: 'Output',
        items: ['recipes/transparent-video', 'recipes/gif', 'recipes/thumbnail', 'recipes/social-sizes', 'recipes/chapters-file'],
      },
      {
        type: 'category',
        label: 'Automation',
        items: ['recipes/github-actions', 'recipes/cron', 'recipes/queue', 'recipes/s3-upload', 'recipes/webhook'],
      },
      {
        type: 'category',
        label: 'Other libraries',
        items: ['recipes/framer-motion', 'recipes/react-spring', 'recipes/gsap', 'recipes/css-animations', 'recipes/tailwind'],
      },
    ],
  },
] satisfies SidebarsConfig[string];
