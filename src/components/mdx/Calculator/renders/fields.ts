import {LIMITS} from '@site/src/components/lambda/limits';
import type {Assumptions} from './plan';

export type FieldOf<Part> = {name: keyof Part & string; label: string; unit: string; least: number; most: number; isWhole?: boolean};

/** What is rendered. */
export const VOLUME: FieldOf<Omit<Assumptions, 'license' | 'server' | 'lambda' | 'cloudRun'>>[] = [
  {name: 'videos', label: 'Videos', unit: 'a night', least: 1, most: 1_000_000, isWhole: true},
  {name: 'nights', label: 'Nights', unit: 'a month', least: 1, most: 31, isWhole: true},
  {name: 'seconds', label: 'Length', unit: 'seconds', least: 0.1, most: 7200},
  {name: 'fps', label: 'Frame rate', unit: 'frames per second', least: 1, most: 120},
  {name: 'hours', label: 'To be ready within', unit: 'hours', least: 0.1, most: 24},
  {name: 'again', label: 'Rendered again', unit: 'percent', least: 0, most: 100},
];

export const LICENSE: FieldOf<Assumptions['license']>[] = [
  {name: 'seats', label: 'Developers', unit: 'seats', least: 0, most: 999, isWhole: true},
  {name: 'seat', label: 'A seat', unit: 'US dollars', least: 0, most: 1000},
  {name: 'rendersUnit', label: '1,000 renders', unit: 'US dollars', least: 0, most: 1000},
  {name: 'minimum', label: 'At least', unit: 'US dollars', least: 0, most: 10_000},
];

const FRAME = {name: 'frameMs', label: 'Time for one frame', unit: 'ms in one tab', least: 1, most: 60_000} as const;
const START = {name: 'startSeconds', label: 'Start of a render', unit: 'seconds', least: 0, most: 120} as const;
const TABS = {name: 'tabs', label: 'Tabs at once', unit: '--concurrency', least: 1, most: 128, isWhole: true} as const;

export const SERVER: FieldOf<Assumptions['server']>[] = [
  FRAME,
  START,
  TABS,
  {name: 'threads', label: 'CPU threads', unit: 'of a machine', least: 1, most: 512, isWhole: true},
  {name: 'dollarsPerHour', label: 'A machine', unit: 'US dollars an hour', least: 0, most: 1000},
];

export const LAMBDA: FieldOf<Assumptions['lambda']>[] = [
  FRAME,
  {...START, label: 'Start of a function'},
  {name: 'joinSeconds', label: 'Joining the chunks', unit: 'seconds', least: 0, most: 300},
  {name: 'framesEach', label: 'Frames for each', unit: 'framesPerLambda', least: LIMITS.fewestFramesPerFunction, most: 1_000_000, isWhole: true},
  {name: 'memoryMb', label: 'Memory', unit: 'MB', least: LIMITS.memoryInMb.least, most: LIMITS.memoryInMb.most, isWhole: true},
  {name: 'diskMb', label: 'Disk', unit: 'MB', least: LIMITS.diskInMb.least, most: LIMITS.diskInMb.most, isWhole: true},
  {name: 'functions', label: 'Functions at once', unit: 'in the account', least: 1, most: 100_000, isWhole: true},
  {name: 'perGigabyteSecond', label: 'A GB-second', unit: 'US dollars', least: 0, most: 1},
];

export const CLOUD_RUN: FieldOf<Assumptions['cloudRun']>[] = [
  FRAME,
  START,
  {...TABS, unit: 'concurrency'},
  {name: 'vcpus', label: 'vCPUs', unit: 'each', least: 1, most: 8},
  {name: 'memoryGib', label: 'Memory', unit: 'GiB', least: 0.5, most: 32},
  {name: 'containers', label: 'Containers at once', unit: 'maxInstances', least: 1, most: 1000, isWhole: true},
  {name: 'timeoutSeconds', label: 'Timeout', unit: 'seconds', least: 1, most: 3600, isWhole: true},
  {name: 'perCpuSecond', label: 'A vCPU-second', unit: 'US dollars', least: 0, most: 1},
  {name: 'perGibibyteSecond', label: 'A GiB-second', unit: 'US dollars', least: 0, most: 1},
];
