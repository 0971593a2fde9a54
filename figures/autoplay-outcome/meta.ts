import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What starts, and what is heard',
  alt: 'Three cases over time, with a click after 4 seconds. With autoPlay, the image plays from the start and the sound is lost, even after the click. With a click that calls play, both begin with the click. With initiallyMuted, the image plays from the start, and after unmute at the click the sound is heard.',
  caption: 'Seconds after the page opens, for a composition with sound. Sound that `autoPlay` has lost does not come back by a click on the play button.',
};
