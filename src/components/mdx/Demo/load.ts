import type {ComponentType} from 'react';
import type {DemoCard, DemoSource} from '@site/core/demos/types';
import type {Values} from '@site/demos/lib/controls';
import type {Picture} from './Live/Picture';
import type {LiveProps} from './types';

export type LoadedDemo = {Live: ComponentType<LiveProps>; Picture: typeof Picture; component: ComponentType<Values>; source: DemoSource; card: DemoCard};

/**
 * Loads the Player, which all demos share, and then the demo: in this order, so that no demo brings its own copy of the toolkit.
 * @param base the site's base path, under which staticFile() looks for files
 */
export async function loadDemo(id: string, base: string): Promise<LoadedDemo> {
  Object.assign(window, {remotion_staticBase: base.replace(/\/$/, '')});
  const {Live, Picture, demos} = await import(/* webpackChunkName: "demo-player" */ './Live');
  const load = demos[id];
  if (!load) throw new Error(`There is no demo "${id}".`);
  return {Live, Picture, ...(await load())};
}
