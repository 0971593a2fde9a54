import type {Planned, Way} from '../../../core/samples/way';
import {carryOutInBrowser} from './browser';
import type {InBrowser} from './plays';
import {carryOutInNode, type InNode} from './node';
import type {OnResult} from './result';
import {openWorkshop} from './workshop';

const IN_NODE = ['run in Node', 'loaded in Node', 'imports loaded in Node'] satisfies Way['how'][] as string[];

/** Whether something of a sample is carried out. */
const isTried = ({way}: Planned): boolean => way.how !== 'not';

/** Whether a sample is carried out, not its imports alone. */
export const isCarriedOut = (sample: Planned): boolean => isTried(sample) && sample.way.how !== 'imports loaded in Node';

const isInNode = (sample: Planned): sample is InNode => IN_NODE.includes(sample.way.how);
const isInBrowser = (sample: Planned): sample is InBrowser => isTried(sample) && !isInNode(sample);

/** Carries out samples: each that can be has one result. */
export async function carryOutSamples(planned: Planned[], onResult: OnResult<Planned>): Promise<void> {
  const waiting = new Set(planned.filter(isTried));
  const settle: OnResult<Planned> = (sample, result) => {
    waiting.delete(sample);
    onResult(sample, result);
  };
  const workshop = await openWorkshop();
  try {
    const inBrowser = planned.filter(isInBrowser);
    if (inBrowser.length > 0) await carryOutInBrowser(inBrowser, workshop, settle);
    const inNode = planned.filter(isInNode);
    if (inNode.length > 0) await carryOutInNode(inNode, workshop, settle);
  } finally {
    workshop.close();
  }
  for (const sample of waiting) onResult(sample, {frames: 0, problem: 'It was left out.'});
}
