/** The colors that a picture of this site needs, as in src/css/tokens.css; a test compares the two. */
export const COLORS = [
  {name: 'Paper', token: 'paper', light: '#fbfaf7', dark: '#0f1115', use: 'the background of a page'},
  {name: 'Ink', token: 'ink', light: '#15171c', dark: '#e8e6e1', use: 'text, and the frame of the logo'},
  {name: 'Accent', token: 'accent', light: '#0b62d6', dark: '#6fb1ff', use: 'links and buttons'},
  {name: 'Playhead', token: 'playhead', light: '#e5482d', dark: '#ff7a5c', use: 'the playhead in the logo, and what stands for time'},
] as const;
