import {picturesHash, picturesOf, posterWidths} from '../../core/demos/posters';
import type {Demo} from '../../core/demos/read';
import type {DemoCard} from '../../core/demos/types';

/** What is in a page itself of a demo, before anything else of it is loaded. */
export function cardOf(dir: string, demo: Demo): DemoCard {
  const {title, alt, width, height, fps, durationInFrames, poster, autoplay, sound, variants} = demo.meta;
  return {
    id: demo.id,
    title,
    alt,
    width,
    height,
    fps,
    durationInFrames,
    poster,
    autoplay,
    sound,
    variants,
    controls: demo.controls,
    posters: posterWidths(demo.meta),
    version: picturesHash(
      dir,
      picturesOf(demo).map(({file}) => file),
    ),
  };
}
