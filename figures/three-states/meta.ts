import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'From four events to three states',
  alt: 'Four tracks over time. Play is pressed, and the Player counts as playing until pause. Meanwhile it waits for data once. The state says playing, then waiting from 300 milliseconds after the waiting began until resume, then playing again, and paused at the end.',
  caption: 'While it waits, the Player still counts as playing. The state changes to "waiting" only after 300 milliseconds, so that short gaps do not flash.',
};
