import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Packages for sound, captions, and graphics from other tools. */
export const media = [
  {
    type: 'category',
    label: '@remotion/media-utils',
    link: {type: 'doc', id: 'media-utils/index'},
    items: [
      'use-audio-data',
      'use-windowed-audio-data',
      'get-audio-data',
      'get-audio-duration-in-seconds',
      'visualize-audio',
      'media-utils/visualize-audio-waveform',
      'get-waveform-portion',
      'media-utils/create-smooth-svg-path',
      'audio-buffer-to-data-url',
      'get-video-metadata',
      'get-image-dimensions',
    ],
  },
  {
    type: 'category',
    label: '@remotion/preload',
    link: {type: 'doc', id: 'preload/preload'},
    items: ['preload/preload-video', 'preload/preload-audio', 'preload/preload-image', 'preload/preload-font', 'preload/resolve-redirect'],
  },
  {
    type: 'category',
    label: '@remotion/captions',
    link: {type: 'doc', id: 'captions/index'},
    items: ['captions/caption', 'captions/parse-srt', 'captions/serialize-srt', 'captions/create-tiktok-style-captions'],
  },
  {
    type: 'category',
    label: '@remotion/install-whisper-cpp',
    link: {type: 'doc', id: 'install-whisper-cpp/index'},
    items: [
      'install-whisper-cpp/install-whisper-cpp',
      'install-whisper-cpp/download-whisper-model',
      'install-whisper-cpp/transcribe',
      'install-whisper-cpp/to-captions',
      'install-whisper-cpp/convert-to-captions',
    ],
  },
  {
    type: 'category',
    label: '@remotion/openai-whisper',
    link: {type: 'doc', id: 'openai-whisper/index'},
    items: ['openai-whisper/openai-whisper-api-to-captions'],
  },
  {
    type: 'category',
    label: '@remotion/whisper-web',
    link: {type: 'doc', id: 'whisper-web/index'},
    items: [
      'whisper-web/can-use-whisper-web',
      'whisper-web/download-whisper-model',
      'whisper-web/resample-to-16khz',
      'whisper-web/transcribe',
      'whisper-web/to-captions',
      'whisper-web/get-available-models',
      'whisper-web/get-loaded-models',
    ],
  },
  {type: 'category', label: '@remotion/gif', link: {type: 'doc', id: 'gif/index'}, items: ['gif/gif', 'gif/get-gif-duration-in-seconds', 'gif/preload-gif']},
  {
    type: 'category',
    label: '@remotion/lottie',
    link: {type: 'doc', id: 'lottie/lottie-index'},
    items: ['lottie/lottie-comp', 'lottie/getlottiemetadata', 'lottie/lottie-staticfile', 'lottie/lottie-remote', 'lottie/lottie-lottiefiles'],
  },
  {type: 'category', label: '@remotion/rive', link: {type: 'doc', id: 'rive/index'}, items: ['rive/remotionrivecanvas']},
  {type: 'category', label: '@remotion/three', link: {type: 'doc', id: 'three'}, items: ['three-canvas', 'use-video-texture', 'use-offthread-video-texture']},
  {type: 'category', label: '@remotion/skia', link: {type: 'doc', id: 'skia/skia'}, items: ['skia/enable-skia', 'skia/skia-canvas']},
  {
    type: 'category',
    label: '@remotion/animated-emoji',
    link: {type: 'doc', id: 'animated-emoji/index'},
    items: ['animated-emoji/animated-emoji', 'animated-emoji/get-available-emoji'],
  },
] satisfies SidebarsConfig[string];
