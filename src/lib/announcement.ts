import {longDay} from './day';

/** Who first published what a post tells, with the title of the time, when, and where it can be read. */
export type Announcement = {
  verb: 'Announced' | 'First published';
  by: {name: string; title?: string}[];
  /** Days such as 2021-02-11. */
  on: string;
  retold: string;
  /** URL of the original. */
  original: string;
};

/** "Announced by Jonny Burger, Indie Hacker, on 11 February 2021 · retold for this site in 2026". */
export const announcementLine = ({verb, by, on, retold}: Announcement): string =>
  `${verb} by ${by.map(nameWithTitle).join(' and ')} on ${longDay(on)} · retold for this site in ${retold.slice(0, 4)}`;

const nameWithTitle = ({name, title}: Announcement['by'][number]) => (title ? `${name}, ${title},` : name);
