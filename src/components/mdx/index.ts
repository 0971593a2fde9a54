import {AvailableFrom} from './AvailableFrom';
import {CodeSample} from './CodeSample';
import {Demo} from './Demo';
import {ExternalVideo} from './ExternalVideo';
import {FrameRate} from './FrameRate';
import {Install} from './Install';
import {PageGrid} from './PageGrid';
import {RunsIn} from './RunsIn';
import {Steps} from './Steps';
import {TypeRef} from './TypeRef';

/** Everything that an MDX page may use without an import. CONTRIBUTING documents each one. */
export const vocabulary = {
  AvailableFrom,
  /** Written by plugins/code-samples for every fence; not for writers. */
  CodeSample,
  Demo,
  ExternalVideo,
  FrameRate,
  Install,
  PageGrid,
  RunsIn,
  Steps,
  TypeRef,
};
