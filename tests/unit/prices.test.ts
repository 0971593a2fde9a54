import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {estimatePrice} from '@remotion/lambda-client';
import * as lambdaConstants from '../../node_modules/@remotion/lambda-client/dist/constants';
import {pricing} from '../../node_modules/@remotion/lambda-client/dist/price-per-1s';
import {AWS_REGIONS} from '../../node_modules/@remotion/lambda-client/dist/regions';
import {MAX_FUNCTIONS_PER_RENDER, MINIMUM_FRAMES_PER_FUNCTION} from '../../node_modules/@remotion/serverless-client/dist/constants';
import {validateFramesPerFunction} from '../../node_modules/@remotion/serverless-client/dist/validate-frames-per-function';
import {LAMBDA_MODEL} from '../../data/lambda-model';
import prices from '../../data/prices.json';
import manifest from '../../package.json';
import {monthlyPrice} from '../../src/components/home/pricing/monthly-price';
import {LIMITS} from '../../src/components/lambda/limits';
import {framesPerFunction, mostFunctions, simulateRender} from '../../src/components/lambda/simulation/simulate';

test('a company pays for seats and units, and at least the minimum', () => {
  assert.deepEqual(monthlyPrice({seats: 1, renders: 1, conversions: 1}), {sum: 45, total: 100});
  assert.deepEqual(monthlyPrice({seats: 4, renders: 0, conversions: 0}), {sum: 100, total: 100});
  assert.deepEqual(monthlyPrice({seats: 6, renders: 12, conversions: 3}), {sum: 300, total: 300});
  // On both sides of the minimum, for each of the three.
  assert.deepEqual(monthlyPrice({seats: 3, renders: 1, conversions: 1}), {sum: 95, total: 100});
  assert.deepEqual(monthlyPrice({seats: 3, renders: 2, conversions: 1}), {sum: 105, total: 105});
  assert.deepEqual(monthlyPrice({seats: 3, renders: 1, conversions: 2}), {sum: 105, total: 105});
  assert.deepEqual(monthlyPrice({seats: 1, renders: 0, conversions: 0}), {sum: 25, total: 100});
  assert.deepEqual(monthlyPrice({seats: 999, renders: 9999, conversions: 9999}), {sum: 224_955, total: 224_955});
});

test('the prices of the functions name the package that they come from, in the version that is installed', () => {
  assert.equal(prices.lambda.source[0], `@remotion/lambda-client@${manifest.devDependencies['@remotion/lambda-client']}/dist/price-per-1s.js`);
});

test('the prices and limits of Lambda are those of the packages', () => {
  const list = pricing[prices.lambda.region as 'us-east-1'];
  const {perGigabyteSecond, perDiskGigabyteSecond, perRequest, freeDiskInMb} = prices.lambda;
  assert.deepEqual(
    [perGigabyteSecond, perDiskGigabyteSecond, perRequest],
    [list['Lambda Duration-ARM'].price, list['Lambda Storage-Duration-ARM'].price, list['Lambda Requests'].price].map(Number),
  );
  const {MIN_TIMEOUT, MAX_TIMEOUT, DEFAULT_TIMEOUT, MIN_MEMORY, MAX_MEMORY, DEFAULT_MEMORY_SIZE} = lambdaConstants;
  const {MIN_EPHEMERAL_STORAGE_IN_MB, MAX_EPHEMERAL_STORAGE_IN_MB, DEFAULT_EPHEMERAL_STORAGE_IN_MB} = lambdaConstants;
  assert.equal(freeDiskInMb, MIN_EPHEMERAL_STORAGE_IN_MB);
  assert.deepEqual(LIMITS, {
    functionsPerRender: MAX_FUNCTIONS_PER_RENDER,
    fewestFramesPerFunction: MINIMUM_FRAMES_PER_FUNCTION,
    seconds: {least: MIN_TIMEOUT, most: MAX_TIMEOUT, usual: DEFAULT_TIMEOUT},
    memoryInMb: {least: MIN_MEMORY, most: MAX_MEMORY, usual: DEFAULT_MEMORY_SIZE},
    diskInMb: {least: MIN_EPHEMERAL_STORAGE_IN_MB, most: MAX_EPHEMERAL_STORAGE_IN_MB, usual: DEFAULT_EPHEMERAL_STORAGE_IN_MB},
    regions: AWS_REGIONS.length,
  });
});

const LENGTHS = [1, 4, 5, 19, 20, 21, 150, 999, 1000, 1001, 1500, 1800, 18_000, 36_000, 216_000];

test('the split of a render is the one that the package makes, by itself and when a concurrency is asked for', () => {
  for (const durationInFrames of LENGTHS)
    for (const concurrency of [null, 1, 2, 7, 75, 130, 199, 200])
      assert.equal(
        framesPerFunction(durationInFrames, concurrency ?? undefined),
        validateFramesPerFunction({framesPerFunction: null, durationInFrames, concurrency}),
        `${durationInFrames} frames, concurrency ${concurrency}`,
      );
});

test('the simulated price is the one that the package estimates', () => {
  const render = {
    durationInFrames: 1800,
    framesPerFunction: 24,
    startInSeconds: 2,
    frameInSeconds: 0.1,
    joinInSeconds: 3,
    memorySizeInMb: 2048,
    diskSizeInMb: 2048,
  };
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
    diskSizeInMb: 2048,
    lambdasInvoked: 76,
    durationInMilliseconds: seconds * 1000,
  });
  assert.equal(Number(price.toFixed(5)), estimate);
});

test('the highest concurrency is taken by the package, and one above it changes nothing', () => {
  for (const frames of LENGTHS) {
    const most = mostFunctions(frames);
    assert.ok(most >= 1 && most <= MAX_FUNCTIONS_PER_RENDER, `${frames} frames`);
    assert.equal(framesPerFunction(frames, most), framesPerFunction(frames, MAX_FUNCTIONS_PER_RENDER), `${frames} frames`);
  }
});

test('the planner and the cost examples name the same price for the same render', () => {
  const page = fs.readFileSync(path.join(__dirname, '../../docs/lambda/cost-example.mdx'), 'utf8');
  const rows = [...page.matchAll(/^\| [^|]*?([\d,]+) frames \| (\d+) \| (\d+) ms \| ([\d,]+) s \| \$([\d.]+) \|/gm)];
  assert.equal(rows.length, 4);
  for (const [row, frames = '', functions, milliseconds, seconds = '', dollars] of rows) {
    const durationInFrames = Number(frames.replace(',', ''));
    const {startInSeconds, joinInSeconds} = LAMBDA_MODEL;
    const split = framesPerFunction(durationInFrames);
    const frameInSeconds = Number(milliseconds) / 1000;
    const render = {durationInFrames, framesPerFunction: split, startInSeconds, frameInSeconds, joinInSeconds, memorySizeInMb: 2048, diskSizeInMb: 2048};
    const {chunks, total, price} = simulateRender(render);
    const billed = chunks.reduce((sum, each) => sum + startInSeconds + each * frameInSeconds, total);
    assert.deepEqual([chunks.length + 1, Math.round(billed), price.toFixed(5)], [Number(functions), Number(seconds.replace(',', '')), dollars], row);
  }
});
