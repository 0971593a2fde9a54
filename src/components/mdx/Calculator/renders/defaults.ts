import {LAMBDA_MODEL} from '@site/data/lambda-model';
import license from '@site/data/license.json';
import prices from '@site/data/prices.json';
import {LIMITS} from '@site/src/components/lambda/limits';
import type {Assumptions} from './plan';

const {seat, rendersUnit, minimum} = license.prices.company;
const {millisecondsPerFrame, startInSeconds, joinInSeconds} = LAMBDA_MODEL;

/** What the calculator begins with, and the example on its page: 5,000 videos of half a minute each night. */
export const EXAMPLE: Assumptions = {
  videos: 5000,
  nights: 30,
  seconds: 30,
  fps: 30,
  hours: 8,
  again: 0,
  license: {seats: 1, seat, rendersUnit, minimum},
  server: {
    frameMs: millisecondsPerFrame,
    startSeconds: startInSeconds,
    // A render opens a tab for every two threads, and no more than eight.
    tabs: Math.min(8, prices.server.threads / 2),
    threads: prices.server.threads,
    dollarsPerHour: prices.server.perHour,
  },
  // An account of AWS usually has 1,000.
  lambda: {
    frameMs: millisecondsPerFrame,
    startSeconds: startInSeconds,
    joinSeconds: joinInSeconds,
    memoryMb: LIMITS.memoryInMb.usual,
    diskMb: LIMITS.diskInMb.usual,
    functions: 1000,
    perGigabyteSecond: prices.lambda.perGigabyteSecond,
  },
  // A service as deployService() makes it.
  cloudRun: {
    frameMs: millisecondsPerFrame,
    startSeconds: startInSeconds,
    tabs: 1,
    vcpus: 1,
    memoryGib: 2,
    containers: 100,
    timeoutSeconds: 300,
    perCpuSecond: prices.cloudRun.perCpuSecond,
    perGibibyteSecond: prices.cloudRun.perGibibyteSecond,
  },
};
