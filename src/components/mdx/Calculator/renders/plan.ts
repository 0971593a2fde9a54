import license from '@site/data/license.json';
import prices from '@site/data/prices.json';
import {monthlyPrice} from '@site/src/components/home/pricing/monthly-price';
import {LIMITS} from '@site/src/components/lambda/limits';
import {framesPerFunction, simulateRender} from '@site/src/components/lambda/simulation/simulate';
import {thousands} from '@site/src/lib/thousands';

/** How long Google lets a request to Cloud Run take at most, in seconds. */
const MOST_SECONDS_OF_A_REQUEST = 3600;
/** A month as clouds count it. */
export const HOURS_IN_A_MONTH = 730;

/** What is rendered, and all that the sums assume. */
export type Assumptions = {
  videos: number;
  nights: number;
  seconds: number;
  fps: number;
  /** Hours within which the videos of a night have to be there. */
  hours: number;
  /** Percent of the renders that have to be done again. */
  again: number;
  license: {seats: number; seat: number; rendersUnit: number; minimum: number};
  server: {frameMs: number; startSeconds: number; tabs: number; threads: number; dollarsPerHour: number};
  lambda: {
    frameMs: number;
    startSeconds: number;
    joinSeconds: number;
    /** Without a number, as the package splits. */
    framesEach?: number;
    memoryMb: number;
    diskMb: number;
    functions: number;
    perGigabyteSecond: number;
  };
  cloudRun: {
    frameMs: number;
    startSeconds: number;
    tabs: number;
    vcpus: number;
    memoryGib: number;
    containers: number;
    timeoutSeconds: number;
    perCpuSecond: number;
    perGibibyteSecond: number;
  };
};

export type Place = {
  /** Seconds from the order to the file. */
  oneVideo: number;
  /** Machines, functions or containers that are busy at the same time. */
  atOnce: number;
  /** Hours for the videos of a night. */
  hours: number;
  /** US dollars for the videos of a night, in the cloud or for rented machines. */
  dollars: number;
  /** Why it does not work like this. */
  problem?: string;
};

export type Plan = {
  frames: number;
  /** Renders of a night, with those that are done again. */
  renders: number;
  /** US dollars a month. */
  license: number;
  server: Place & {threads: number; dollarsAllMonth: number};
  lambda: Place & {functionsPerVideo: number};
  cloudRun: Place;
};

/** Works out a night of renders in three places from the same assumptions: each frame takes equally long, and nothing waits for anything else. */
export function planRenders(assumed: Assumptions): Plan {
  const frames = Math.max(1, Math.round(assumed.seconds * assumed.fps));
  const renders = Math.ceil(assumed.videos * (1 + assumed.again / 100));
  const {seats, ...amounts} = assumed.license;
  const units = Math.ceil((assumed.videos * assumed.nights) / license.prices.company.unitSize);
  return {
    frames,
    renders,
    license: monthlyPrice({seats, renders: units, conversions: 0}, {...amounts, conversionsUnit: 0}).total,
    server: onServers(assumed, renders, frames),
    lambda: onLambda(assumed, renders, frames),
    cloudRun: onCloudRun(assumed, renders, frames),
  };
}

function onServers({hours, server}: Assumptions, videos: number, frames: number): Plan['server'] {
  const {frameMs, startSeconds, tabs, threads, dollarsPerHour} = server;
  const oneVideo = startSeconds + (frames * frameMs) / 1000 / tabs;
  const busy = (videos * oneVideo) / 3600;
  // Two machines do not share a video.
  const machines = Math.min(videos, Math.max(1, Math.ceil(busy / hours)));
  const needed = (Math.ceil(videos / machines) * oneVideo) / 3600;
  return {
    oneVideo,
    atOnce: machines,
    threads: machines * threads,
    hours: needed,
    dollars: busy * dollarsPerHour,
    dollarsAllMonth: machines * HOURS_IN_A_MONTH * dollarsPerHour,
    problem: tooLate(needed, hours),
  };
}

function onLambda({hours, lambda}: Assumptions, videos: number, frames: number): Plan['lambda'] {
  const {frameMs, startSeconds, joinSeconds, framesEach, memoryMb, diskMb, functions, perGigabyteSecond} = lambda;
  const {chunks, total, price} = simulateRender({
    durationInFrames: frames,
    framesPerFunction: framesEach ?? framesPerFunction(frames),
    startInSeconds: startSeconds,
    frameInSeconds: frameMs / 1000,
    joinInSeconds: joinSeconds,
    memorySizeInMb: memoryMb,
    diskSizeInMb: diskMb,
    perGigabyteSecond,
  });
  const functionsPerVideo = chunks.length + 1;
  const renders = Math.min(videos, Math.max(1, Math.floor(functions / functionsPerVideo)));
  const needed = (Math.ceil(videos / renders) * total) / 3600;
  return {
    oneVideo: total,
    atOnce: renders * functionsPerVideo,
    functionsPerVideo,
    hours: needed,
    dollars: videos * price,
    problem:
      chunks.length > LIMITS.functionsPerRender
        ? `A video is split among ${chunks.length} functions, and no more than ${LIMITS.functionsPerRender} are possible: more frames for each.`
        : functionsPerVideo > functions
          ? `One video takes ${functionsPerVideo} functions, more than the account allows at once: more frames for each.`
          : total > LIMITS.seconds.most
            ? `A video takes more than ${LIMITS.seconds.most} seconds, after which AWS ends a function.`
            : tooLate(needed, hours),
  };
}

function onCloudRun({hours, cloudRun}: Assumptions, videos: number, frames: number): Place {
  const {frameMs, startSeconds, tabs, vcpus, memoryGib, containers, timeoutSeconds, perCpuSecond, perGibibyteSecond} = cloudRun;
  const oneVideo = startSeconds + (frames * frameMs) / 1000 / tabs;
  const atOnce = Math.min(videos, containers);
  const needed = (Math.ceil(videos / atOnce) * oneVideo) / 3600;
  return {
    oneVideo,
    atOnce,
    hours: needed,
    dollars: videos * (oneVideo * (vcpus * perCpuSecond + memoryGib * perGibibyteSecond) + prices.cloudRun.perRequest),
    problem:
      oneVideo > MOST_SECONDS_OF_A_REQUEST
        ? `A video takes more than ${thousands(MOST_SECONDS_OF_A_REQUEST)} seconds, which is the longest request that Cloud Run allows.`
        : oneVideo > timeoutSeconds
          ? `A video takes ${Math.ceil(oneVideo)} seconds, more than the timeout: deploy the service with a longer one.`
          : tooLate(needed, hours),
  };
}

const tooLate = (needed: number, hours: number): string | undefined =>
  needed > hours * 1.0001 ? `The videos take ${needed.toFixed(1)} hours, longer than the ${hours} that there are.` : undefined;
