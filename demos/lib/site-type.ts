import type {CSSProperties} from 'react';

/** What a demo inherits, in the Player on a page as in its posters; readers see it in the type of their own project. */
export const siteType: CSSProperties = {
  fontFamily: "'Instrument Sans', 'Instrument Sans Variable', sans-serif",
  fontSize: 16,
  fontWeight: 400,
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
  textAlign: 'left',
  color: '#15171c',
};
