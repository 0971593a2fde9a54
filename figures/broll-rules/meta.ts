import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What is asked for, and what is shown',
  alt: 'A scene of 300 frames with a transition of 15 frames at its end. Three entries of B-roll: from 40 to 150, from 110 to 210, and from 250 to beyond the end. What is shown: the first one stays behind the second until 210, and the third ends at 285, before the transition.',
  caption:
    'Above, the list in the props. Below, what the Recorder makes of it: an overlap keeps the first image behind the second, and the end makes room for the transition.',
};
