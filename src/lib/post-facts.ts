/** What config/parse-front-matter.ts adds to the front matter of a post. */
export type PostFacts = {
  /** How long an average reader takes. */
  reading_seconds: number;
  related_pages: {to: string; title: string; isCode: boolean}[];
  /** The filmstrip of a demo; its path is below the site's root. */
  strip_picture?: {src: string; width: number; height: number; alt: string};
};
