import assert from 'node:assert/strict';
import {ZodError} from 'zod';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Props = Record<string, unknown>;
type Root = () => {props: {defaultProps: Props; calculateMetadata(given: {props: Props}): {props: Props}}};

export default inNode('The function of the page throws a ZodError for text in place of a number, and drops keys that the schema does not know.', () => {
  const {CheckedRoot} = sampleOf<{CheckedRoot: Root}>(['docs/schemas.mdx'], 'CheckedRoot');
  const {calculateMetadata, defaultProps} = CheckedRoot().props;
  const checked = (input: Props) => calculateMetadata({props: {...defaultProps, ...input}}).props;
  assert.throws(() => checked({celsius: 'mild'}), ZodError);
  assert.throws(() => checked({city: ''}), ZodError);
  assert.deepEqual(checked({celsius: 21.5, wind: 'none'}), {...defaultProps, celsius: 21.5});
});
