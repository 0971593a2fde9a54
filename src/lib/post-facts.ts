import type {Announcement} from './announcement';

/** What config/parse-front-matter.ts adds to the front matter of a post. */
export type PostFacts = {
  announcement: Announcement;
  /** How long the post takes an average reader. */
  reading_seconds: number;
  related_pages: {to: string; title: string; isCode: boolean}[];
  /** The filmstrip of a demo; its path is relative to the site's root. */
  strip_picture?: {src: string; width: number; height: number; alt: string};
};
