import type {Motif} from './canvas';
import {columns, map, sound, steps, weather, year} from './figures';
import {captions, code, flow, goods, lesson, screen, story} from './scenes';

/** What to draw for each tag; if an entry has several of these, the one listed first here is used. */
export const MOTIFS: Record<string, Motif> = {
  code,
  weather,
  map,
  'data visualization': columns,
  music: sound,
  captions,
  'year-in-review': year,
  'AI video': story,
  screencast: screen,
  backgrounds: flow,
  explainer: steps,
  'product demo': screen,
  education: lesson,
  advertising: goods,
};

/** For tags that have no motif yet. */
export const ANY: Motif = story;
