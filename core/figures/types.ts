/** What a page holds of a figure. */
export type FigureCard = {
  id: string;
  title: string;
  /** Text alternative. */
  alt: string;
  /** HTML: code is set as code. */
  caption: string;
  /** Width to height of the drawing for a column and of the one for a phone, as CSS writes it. */
  shapes: string[];
  /** For a picture instead of a drawing: its files, its size, and where its numbers stand, in percent. */
  picture?: {src: string; large: string; width: number; height: number; callouts: {x: number; y: number; says: string}[]};
};
