import path from 'node:path';
import {toolbox} from './toolbox';

/** What the site is measured by, and what its search is compared with. */
export const benchTools = toolbox(path.join(__dirname, '../bench-tools'));
