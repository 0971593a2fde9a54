/** Sizes, distances, corners, colors and breakpoints come from src/css/tokens.css, so that pages keep one scale. */
const text = String.raw`var\(--text-[a-z]+\)`;
const leading = String.raw`(1|1\.05|1\.2|1\.5|20px|22px|24px|28px)`;

/** @type {import('stylelint').Config} */
export default {
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  referenceFiles: ['src/css/tokens.css', 'node_modules/infima/dist/css/default/default.css'],
  rules: {
    'no-unknown-custom-properties': true,
    'no-unknown-custom-media': true,
    'media-feature-name-disallowed-list': ['/width$/', '/height$/'],
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['/^(rgb|hsl)a?$/', '/^(hwb|(ok)?(lab|lch)|color)$/'],
    'declaration-property-value-allowed-list': {
      'font-size': [`/^${text}$/`, 'var(--ifm-code-font-size)', 'inherit'],
      font: [String.raw`/^(\d00 )?${text}(\/${leading})? var\(--(sans|mono)\)$/`, 'inherit'],
      'line-height': [`/^${leading}$/`, '0', '/^var\\(/', 'inherit'],
      '/radius/': ['/^(0|var\\(--radius(-small|-round)?\\)|calc\\(var\\(--radius\\) - 1px\\)| )+$/'],
    },
    'declaration-property-value-disallowed-list': {'/^(margin|padding|(row-|column-)?gap)/': ['/\\d(px|r?em)/']},
    'declaration-property-value-no-unknown': true,
    'declaration-block-no-duplicate-properties': [true, {ignore: ['consecutive-duplicates-with-different-values']}],
    'no-duplicate-selectors': true,
    'block-no-empty': true,
  },
  overrides: [
    {
      files: ['src/css/tokens.css'],
      rules: {
        'media-feature-name-disallowed-list': null,
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-value-allowed-list': null,
      },
    },
  ],
};
