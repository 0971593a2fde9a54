import assert from 'node:assert/strict';
import {estimatePrice} from '@remotion/lambda/client';
import {LAMBDA_MODEL} from '../../data/lambda-model';
import prices from '../../data/prices.json';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const VIDEOS = 5000;
const {startInSeconds, joinInSeconds, millisecondsPerFrame} = LAMBDA_MODEL;
const {bestFramesPerFunctionParam} = installed<{bestFramesPerFunctionParam(frameCount: number): number}>(
  '@remotion/serverless-client/dist/best-frames-per-function-param.js',
);

export default inNode(
  'A night of 5,000 videos as on the page takes 125 hours of work: 3 machines with 8 tabs, 13 s each, 6 hours, $13 or $1,564 a month; 46 functions, 9.0 s, 21 at once, 36 min, $25; 100 containers, 92 s, 77 min, $13.',
  () => {
    const frames = 30 * 30;
    const work = (frames * millisecondsPerFrame) / 1000;
    assert.deepEqual([frames, work, (work * VIDEOS) / 3600], [900, 90, 125]);

    const onServer = startInSeconds + work / 8;
    const busy = (VIDEOS * onServer) / 3600;
    assert.deepEqual([Math.round(onServer), prices.server.threads, Math.ceil(busy / 8)], [13, 16, 3]);
    assert.equal(Math.round((Math.ceil(VIDEOS / 3) * onServer) / 3600), 6);
    assert.deepEqual([Math.round(busy * prices.server.perHour), Math.round(3 * 730 * prices.server.perHour)], [13, 1564]);

    const each = bestFramesPerFunctionParam(frames);
    const functions = Math.ceil(frames / each) + 1;
    const chunk = startInSeconds + (each * millisecondsPerFrame) / 1000;
    const onLambda = startInSeconds + chunk + joinInSeconds;
    const atOnce = Math.floor(1000 / functions);
    const durationInMilliseconds = (onLambda + (functions - 1) * chunk) * 1000;
    const price = estimatePrice({region: 'us-east-1', memorySizeInMb: 2048, diskSizeInMb: 2048, lambdasInvoked: functions, durationInMilliseconds});
    assert.deepEqual([functions, onLambda, atOnce, Math.round((Math.ceil(VIDEOS / atOnce) * onLambda) / 60)], [46, 9, 21, 36]);
    assert.equal(Math.round(VIDEOS * price), 25);

    const {perCpuSecond, perGibibyteSecond, perRequest} = prices.cloudRun;
    const onCloudRun = startInSeconds + work;
    assert.deepEqual([onCloudRun, Math.round(((VIDEOS / 100) * onCloudRun) / 60)], [92, 77]);
    assert.equal(Math.round(VIDEOS * (onCloudRun * (perCpuSecond + 2 * perGibibyteSecond) + perRequest)), 13);
  },
);
