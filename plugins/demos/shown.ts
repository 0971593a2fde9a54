import path from 'node:path';
import {readCorpus} from '../../core/corpus/corpus';
import {lastChanges} from '../../core/corpus/last-changes';
import type {Demo} from '../../core/demos/read';
import {demoUses} from '../../core/demos/uses';
import {cardOf} from './card';
import type {ShownDemo} from './video-data';

/** The demos of each page by its route, once each; those whose last change is unknown, as without a history, are left out. */
export function shownDemos(siteDir: string, demos: Demo[]): Map<string, ShownDemo[]> {
  const days = lastChanges(siteDir);
  const shown = new Map<string, ShownDemo[]>();
  for (const {route, id, variant} of demoUses(readCorpus(path.resolve(siteDir)))) {
    const demo = demos.find((each) => each.id === id);
    const day = demo && days.get(`demos/${id}/${demo.component}.tsx`);
    const onPage = shown.get(route) ?? [];
    if (!demo || !day || onPage.some(({card}) => card.id === id)) continue;
    shown.set(route, [...onPage, {card: cardOf(siteDir, demo), variant, day}]);
  }
  return shown;
}
