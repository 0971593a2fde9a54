import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Working with media files without rendering. */
export const media = [
  {
    type: 'category',
    label: 'Media Parser',
    link: {type: 'doc', id: 'media-parser/index'},
    items: [
      'media-parser/metadata',
      'media-parser/fields',
      'media-parser/format-support',
      'media-parser/samples',
      'media-parser/fast-and-slow',
      'media-parser/readers',
      'media-parser/tags',
      'media-parser/download-and-parse',
      'media-parser/workers',
      'media-parser/runtime-support',
      'media-parser/pause-resume-abort',
      'media-parser/seeking',
      'media-parser/seeking-hints',
      'media-parser/webcodecs',
      'media-parser/foreign-file-types',
      'media-parser/stream-selection',
    ],
  },
  {
    type: 'category',
    label: 'WebCodecs',
    items: [
      'webcodecs/convert-a-video',
      'webcodecs/rotate-a-video',
      'webcodecs/resize-a-video',
      'webcodecs/fix-mediarecorder-video',
      'webcodecs/resample-audio-16khz',
      'webcodecs/track-transformation',
      'webcodecs/pause-resume-abort',
      'webcodecs/telemetry',
    ],
  },
] satisfies SidebarsConfig[string];
