import {toolbox} from '../../scripts/lib/toolbox';

/** What drives Firefox. */
export const tools = toolbox(__dirname);
