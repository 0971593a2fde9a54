import type {Act} from '@site/core/demos/acts';

/** The acts that change the image from this frame to the next. */
export const actingAt = (acts: Act[], frame: number): Act[] => acts.filter(({frames: [from, to]}) => frame >= from && frame < to);

/** Which acts in a list are active, as a string, which compares equal while nothing changes: '0 3'. */
export const actingKey = (acts: Act[], frame: number): string =>
  actingAt(acts, frame)
    .map((act) => acts.indexOf(act))
    .join(' ');

/** The acts that a key names. */
export const actsOfKey = (acts: Act[], key: string): Act[] => acts.filter((_, index) => key.split(' ').includes(String(index)));
