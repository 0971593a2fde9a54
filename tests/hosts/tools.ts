import {toolbox} from '../../scripts/lib/toolbox';

/** The hosts' own tools. */
export const tools = toolbox(__dirname);
