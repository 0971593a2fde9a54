import assert from 'node:assert/strict';
import {errorsOf} from '../lib/compiled';
import {inNode} from '../lib/probe';

const SOURCE = `import {type CanUseWhisperWebResult, WhisperWebUnsupportedReason} from '@remotion/whisper-web';
export const compared = ({reason}: CanUseWhisperWebResult) => \`\${reason}\` === 'not-enough-space';
export const value = WhisperWebUnsupportedReason.NotEnoughSpace;
`;

export default inNode(
  'WhisperWebUnsupportedReason is exported as a type only: WhisperWebUnsupportedReason.NotEnoughSpace does not compile, and a comparison with a string does.',
  () => assert.deepEqual(errorsOf(SOURCE), [[2, "'WhisperWebUnsupportedReason' cannot be used as a value because it was exported using 'export type'."]]),
);
