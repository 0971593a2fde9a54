import type {ComponentType} from 'react';
import type {DemoSource, Values} from '@site/plugins/demos/types';
import type {LiveProps} from './Live';
import type {Picture} from './Live/Picture';

export type LoadedDemo = {Live: ComponentType<LiveProps>; Picture: typeof Picture; component: ComponentType<Values>; source: DemoSource};

/**
 * Loads the Player, which all demos share, and then the demo: in this order, so that no demo brings a copy of the toolkit along.
 * @param base path of the site, below which staticFile() looks
 */
export async function loadDemo(id: string, base: string): Promise<LoadedDemo> {
  Object.assign(window, {remotion_staticBase: base.replace(/\/$/, '')});
  const {Live, Picture, demos} = await import(/* webpackChunkName: "demo-player" */ './Live');
  const load = demos[id];
  if (!load) throw new Error(`There is no demo "${id}".`);
  return {Live, Picture, ...(await load())};
}
