/** The colors of figures by their meaning; each is a token of the site, so that a figure follows the color mode. */
export const TONES = {
  ink: {line: 'var(--ink)', text: 'var(--ink)'},
  soft: {line: 'var(--control)', text: 'var(--ink-soft)'},
  quiet: {line: 'var(--control)', text: 'var(--ink-quiet)'},
  /** What the figure is about. */
  blue: {line: 'var(--accent)', text: 'var(--accent)'},
  /** The playhead and the current moment, nothing else. */
  red: {line: 'var(--playhead)', text: 'var(--playhead-text)'},
  /** What is finished or right. */
  green: {line: 'var(--proven)', text: 'var(--proven)'},
} as const;

export type Tone = keyof typeof TONES;
