import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Captions of a recording that starts later',
  alt: 'Two tracks over 9 seconds. In the recording, four captions lie between 0.4 and 8.1 seconds. The composition starts at second 3 of the recording: the first caption is gone, the one that was being spoken begins at 0, and the others begin 3 seconds earlier than in the file.',
  caption:
    '`trimBefore` of 90 frames at 30 frames per second moves all times by 3 seconds. A caption that has begun starts at 0, and earlier ones are dropped.',
};
