import assert from 'node:assert/strict';
import {test} from 'node:test';
import {estimatePrice} from '@remotion/lambda-client';
import {bestFramesPerFunctionParam} from '../../node_modules/@remotion/serverless-client/dist/best-frames-per-function-param';
import prices from '../../data/prices.json';
import manifest from '../../package.json';
import {monthlyPrice} from '../../src/components/home/pricing/monthly-price';
import {defaultFramesPerFunction, fewestFramesPerFunction, simulateRender} from '../../src/components/lambda/simulation/simulate';

test('a company pays for seats and units, and at least the minimum', () => {
  assert.deepEqual(monthlyPrice({seats: 1, renders: 1, conversions: 1}), {sum: 45, total: 100});
  assert.deepEqual(monthlyPrice({seats: 4, renders: 0, conversions: 0}), {sum: 100, total: 100});
  assert.deepEqual(monthlyPrice({seats: 6, renders: 12, conversions: 3}), {sum: 300, total: 300});
});

test('the prices of the functions name the package that they come from, in the version that is installed', () => {
  assert.match(prices.lambda.source, new RegExp(`@remotion/lambda-client ${manifest.devDependencies['@remotion/lambda-client']}$`));
});

test('the split of a render is the one that the package makes', () => {
  for (const frames of [1, 5, 19, 20, 21, 150, 1500, 1800, 18_000, 36_000, 216_000])
    assert.equal(defaultFramesPerFunction(frames), bestFramesPerFunctionParam(frames), `${frames} frames`);
});

test('the simulated price is the one that the package estimates', () => {
  const render = {durationInFrames: 1800, framesPerFunction: 24, startInSeconds: 2, frameInSeconds: 0.1, joinInSeconds: 3, memorySizeInMb: 2048};
  const {chunks, total, price} = simulateRender(render);
  assert.equal(chunks.length, 75);
  assert.equal(
    chunks.reduce((sum, frames) => sum + frames),
    1800,
  );
  assert.ok(Math.abs(total - 9.4) < 1e-9);
  const seconds = total + 75 * 2 + 1800 * 0.1;
  const estimate = estimatePrice({
    region: prices.lambda.region as 'us-east-1',
    memorySizeInMb: 2048,
    diskSizeInMb: 512,
    lambdasInvoked: 76,
    durationInMilliseconds: seconds * 1000,
  });
  assert.equal(Number(price.toFixed(5)), estimate);
});

test('no split needs more than 200 functions', () => {
  for (const frames of [150, 1000, 1001, 36_000]) assert.ok(Math.ceil(frames / fewestFramesPerFunction(frames)) <= 200);
});
