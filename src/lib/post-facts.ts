import type {DemoCard} from '@site/core/demos/types';
import type {Announcement} from './announcement';

/** What config/parse-front-matter.ts adds to the front matter of a post. */
export type PostFacts = {
  announcement: Announcement;
  /** How long the post takes an average reader. */
  reading_seconds: number;
  related_pages: {to: string; title: string; isCode: boolean}[];
  /** The demo that is the post's picture. */
  picture?: DemoCard;
};
