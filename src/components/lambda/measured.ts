import renders from '@site/data/measured-renders.json';
import {dateInWords} from '@site/src/lib/date-in-words';
import {thousands} from '@site/src/lib/thousands';

/** A render that was measured, and how. */
export type Measured = {
  claim: string;
  videoSeconds: number;
  renderSeconds: number;
  /** The note on /lambda/ that states the conditions. */
  note: number;
  /** The same conditions in brief. */
  conditions: string;
};

const {trailer, twoHours, lowestPrice} = renders;

/** When and with which version something was measured: what is true of today's version is not known. */
const measuredWith = ({version, asOf}: {version: string; asOf: string}): string => `Measured with version ${version} in ${dateInWords(asOf)}.`;

export const MEASURED: Measured[] = [
  {
    claim: `${trailer.videoSeconds} seconds of video in ${trailer.renderSeconds} seconds`,
    ...trailer,
    note: 1,
    conditions: `The trailer of Remotion Lambda, whose code is public. ${measuredWith(trailer)}`,
  },
  {
    claim: `${twoHours.videoSeconds / 3600} hours of video in ${twoHours.renderSeconds / 60} minutes`,
    ...twoHours,
    note: 2,
    conditions:
      `${thousands(twoHours.framesPerFunction)} frames per function, on warm ARM64 functions with ${twoHours.memoryInMb} MB of memory in ${twoHours.region}. ` +
      measuredWith(twoHours),
  },
];

/** The date of both renders, which were measured for the same release. */
export const MEASURED_WHEN = `Measured in ${dateInWords(trailer.asOf)}, with version ${trailer.version}.`;

/** The lowest cost of functions per minute of video, which was estimated and not billed, and its conditions. */
export const LOWEST_PRICE = {
  claim: `From $${lowestPrice.dollarsPerMinute} per minute of video`,
  conditions:
    `estimated for the trailer with ${lowestPrice.framesPerFunction} frames per function on the functions of the second render, with version ` +
    `${lowestPrice.version} in ${dateInWords(lowestPrice.asOf)}. AWS charges for storage and data transfer separately.`,
};
