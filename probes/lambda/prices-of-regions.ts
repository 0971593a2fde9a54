import assert from 'node:assert/strict';
import {estimatePrice} from '@remotion/lambda/client';
import {getRegions} from '@remotion/lambda';
import {inNode} from '../lib/probe';

const TABLE = {
  'ap-southeast-5': '0.0166',
  'eu-central-2': '0.0203',
  'eu-south-1': '0.0216',
  'me-south-1': '0.0229',
  'af-south-1': '0.0245',
  'ap-east-1': '0.0253',
};

/** With four decimals; a price that ends in 5 is rounded up. */
const dollars = (price: number) => (Math.round(Number((price * 10_000).toFixed(1))) / 10_000).toFixed(4);

export default inNode('Of the 24 regions, 46 functions of 15 seconds cost $0.0184 to $0.0185 in 18 and what the table says in the six others.', () => {
  const size = {memorySizeInMb: 2048, diskSizeInMb: 2048, lambdasInvoked: 46, durationInMilliseconds: 46 * 15_000};
  const prices = getRegions().map((region) => [region, estimatePrice({region, ...size})] as const);
  assert.equal(prices.length, 24);
  const others = prices.filter(([region]) => region in TABLE).map(([region, price]) => [region, dollars(price)]);
  assert.deepEqual(Object.fromEntries(others), TABLE);
  const usual = prices.filter(([region]) => !(region in TABLE)).map(([, price]) => dollars(price));
  assert.equal(usual.length, 18);
  assert.deepEqual([...new Set(usual)].sort(), ['0.0184', '0.0185']);
});
