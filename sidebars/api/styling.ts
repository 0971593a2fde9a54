import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Packages for fonts, styles and schemas. */
export const styling = [
  {
    type: 'category',
    label: '@remotion/google-fonts',
    link: {type: 'doc', id: 'google-fonts/google-fonts'},
    items: ['google-fonts/load-font', 'google-fonts/get-available-fonts', 'google-fonts/get-info', 'google-fonts/load-font-from-info'],
  },
  {type: 'category', label: '@remotion/fonts', link: {type: 'doc', id: 'fonts-api/fonts-api'}, items: ['fonts-api/load-font']},
  {type: 'category', label: '@remotion/tailwind-v4', link: {type: 'doc', id: 'tailwind-v4/overview'}, items: ['tailwind-v4/enable-tailwind']},
  {type: 'category', label: '@remotion/tailwind', link: {type: 'doc', id: 'tailwind/tailwind'}, items: ['tailwind/enable-tailwind']},
  {type: 'category', label: '@remotion/enable-scss', link: {type: 'doc', id: 'enable-scss/overview'}, items: ['enable-scss/enable-scss']},
  {
    type: 'category',
    label: '@remotion/zod-types',
    link: {type: 'doc', id: 'zod-types/index'},
    items: ['zod-types/z-color', 'zod-types/z-matrix', 'zod-types/z-textarea'],
  },
] satisfies SidebarsConfig[string];
