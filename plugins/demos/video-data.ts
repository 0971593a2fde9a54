import type {DemoCard} from '../../core/demos/types';
import {posterName} from '../../demos/lib/variants';

/** A demo on a page, and the day on which its code last changed. */
export type ShownDemo = {card: DemoCard; variant?: string; day: string};

/** Addresses as search engines need them, origin included. */
type Place = {page: string; images: string};

/**
 * Demos as search engines describe videos. There is no video file: what plays a demo is its page, which opens at it.
 * @see https://developers.google.com/search/docs/appearance/structured-data/video
 */
export function videoData(shown: ShownDemo[], {page, images}: Place): object[] {
  return shown
    .filter(({card}) => card.durationInFrames > 1)
    .map(({card: {id, title, alt, width, height, durationInFrames, fps, posters, version}, variant, day}) => ({
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: title,
      description: alt,
      thumbnailUrl: posters.map((size) => `${images}/${id}/${posterName(size, variant)}?${version}`),
      uploadDate: day,
      duration: `PT${Number((durationInFrames / fps).toFixed(2))}S`,
      width,
      height,
      embedUrl: `${page}?demo=${id}`,
    }));
}

/** A page with structured data at the end of its head. A tag in a text cannot end the script early. */
export function withStructuredData(html: string, data: object[]): string {
  const scripts = data.map((each) => `<script type="application/ld+json">${JSON.stringify(each).replaceAll('<', '\\u003c')}</script>`);
  return html.replace('</head>', () => `${scripts.join('')}</head>`);
}
