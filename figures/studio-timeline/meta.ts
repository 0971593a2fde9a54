import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The timeline',
  alt: 'The timeline of the Studio: the current time 00:03.10 and frame 100 on the left, rows named Title, spring, summer, fall and Chime, and blue bars that show when each of them is on screen. The playhead stands in the bar of spring.',
  caption: 'A row is a sequence, and its name is the name prop. The numbers in the bars count from the start of the sequence.',
  parts: ['Time and frame of the whole composition', 'Hides a sequence in the preview', 'Frame within the sequence', 'Playhead'],
};
