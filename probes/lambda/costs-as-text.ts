import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Costs = {accruedSoFar: number; displayCost: string; currency: string};
const {formatCostsInfo} = installed<{formatCostsInfo: (dollars: number) => Costs}>('@remotion/serverless-client/dist/format-costs-info.js');

export default inNode(
  'During a render, and for a still, costs are shown with three decimals, such as $0.012, and amounts below $0.001 as <$0.001, in USD.',
  () => {
    const shown = [0, 0.00099, 0.001, 0.0123, 1.5].map((dollars) => formatCostsInfo(dollars).displayCost);
    assert.deepEqual(shown, ['<$0.001', '<$0.001', '$0.001', '$0.012', '$1.500']);
    assert.deepEqual([formatCostsInfo(0.0123).accruedSoFar, formatCostsInfo(0.0123).currency], [0.0123, 'USD']);
  },
);
