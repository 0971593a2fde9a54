import {CodeSample} from './CodeSample';
import {Install} from './Install';
import {PageGrid} from './PageGrid';
import {RunsIn} from './RunsIn';

/** Everything that an MDX page may use without an import. CONTRIBUTING documents each one. */
export const vocabulary = {
  /** Written by plugins/code-samples for every fence; not for writers. */
  CodeSample,
  Install,
  PageGrid,
  RunsIn,
};
