/** What a page holds of a figure. */
export type FigureCard = {
  id: string;
  title: string;
  /** Text alternative. */
  alt: string;
  /** HTML: code is set as code. */
  caption: string;
  /** HTML: the drawing for a column, and the one for a phone. */
  drawings: string;
};
