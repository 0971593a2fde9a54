import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {apps} from './main/apps';
import {cloud} from './main/cloud';
import {creating} from './main/creating';
import {help} from './main/help';
import {media} from './main/media';
import {recipes} from './main/recipes';
import {rendering} from './main/rendering';

/** Guides, in the order in which a newcomer needs them. */
export const mainSidebar: SidebarsConfig[string] = [...creating, ...recipes, ...rendering, ...apps, ...cloud, ...media, ...help];
