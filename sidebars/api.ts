import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {cloud} from './api/cloud';
import {core} from './api/core';
import {media} from './api/media';
import {motion} from './api/motion';
import {styling} from './api/styling';
import {video} from './api/video';

/** The reference, one category per package. */
export const apiSidebar: SidebarsConfig[string] = ['api', ...core, ...motion, ...media, ...video, ...styling, ...cloud];
