import {toolbox} from '../../scripts/lib/toolbox';

/** Programs that read pages. */
export const tools = toolbox(__dirname);
