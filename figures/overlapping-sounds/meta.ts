import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Both scenes sound during a transition',
  alt: 'Two scenes overlap by 20 frames. The sound of both is heard in full during the overlap, so it is louder there than before and after.',
  caption: 'A transition changes what is seen, not what is heard: in the overlap both sounds play at full volume unless you fade them.',
};
