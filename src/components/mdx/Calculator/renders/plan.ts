import prices from '@site/data/prices.json';
import {LIMITS} from '@site/src/components/lambda/limits';
import {framesPerFunction, simulateRender} from '@site/src/components/lambda/simulation/simulate';
import {thousands} from '@site/src/lib/thousands';

/** How long Google lets a request to Cloud Run take at most, in seconds. */
const MOST_SECONDS_OF_A_REQUEST = 3600;
/** A month as clouds count it. */
const HOURS_IN_A_MONTH = 730;

/** What is rendered, and all that the sums assume. */
export type Assumptions = {
  videos: number;
  nights: number;
  seconds: number;
  fps: number;
  /** Hours within which the videos of a night have to be there. */
  hours: number;
  seats: number;
  server: {frameMs: number; startSeconds: number; tabs: number; threads: number; dollarsPerHour: number};
  lambda: {frameMs: number; startSeconds: number; joinSeconds: number; memoryMb: number; functions: number};
  cloudRun: {frameMs: number; startSeconds: number; tabs: number; vcpus: number; memoryGib: number; containers: number; timeoutSeconds: number};
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
  server: Place & {threads: number; dollarsAllMonth: number};
  lambda: Place & {functionsPerVideo: number};
  cloudRun: Place;
};

/** Works out a night of renders in three places from the same assumptions: each frame takes equally long, and nothing waits for anything else. */
export function planRenders(assumed: Assumptions): Plan {
  const frames = Math.max(1, Math.round(assumed.seconds * assumed.fps));
  return {frames, server: onServers(assumed, frames), lambda: onLambda(assumed, frames), cloudRun: onCloudRun(assumed, frames)};
}

function onServers({videos, hours, server}: Assumptions, frames: number): Plan['server'] {
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

function onLambda({videos, hours, lambda}: Assumptions, frames: number): Plan['lambda'] {
  const {frameMs, startSeconds, joinSeconds, memoryMb, functions} = lambda;
  const {chunks, total, price} = simulateRender({
    durationInFrames: frames,
    framesPerFunction: framesPerFunction(frames),
    startInSeconds: startSeconds,
    frameInSeconds: frameMs / 1000,
    joinInSeconds: joinSeconds,
    memorySizeInMb: memoryMb,
    diskSizeInMb: LIMITS.diskInMb.usual,
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
      functionsPerVideo > functions
        ? `One video takes ${functionsPerVideo} functions, more than the account allows at once: set a lower concurrency.`
        : total > LIMITS.seconds.most
          ? `A video takes more than ${LIMITS.seconds.most} seconds, after which AWS ends a function.`
          : tooLate(needed, hours),
  };
}

function onCloudRun({videos, hours, cloudRun}: Assumptions, frames: number): Place {
  const {frameMs, startSeconds, tabs, vcpus, memoryGib, containers, timeoutSeconds} = cloudRun;
  const {perCpuSecond, perGibibyteSecond, perRequest} = prices.cloudRun;
  const oneVideo = startSeconds + (frames * frameMs) / 1000 / tabs;
  const atOnce = Math.min(videos, containers);
  const needed = (Math.ceil(videos / atOnce) * oneVideo) / 3600;
  return {
    oneVideo,
    atOnce,
    hours: needed,
    dollars: videos * (oneVideo * (vcpus * perCpuSecond + memoryGib * perGibibyteSecond) + perRequest),
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
