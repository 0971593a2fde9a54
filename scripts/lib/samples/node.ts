import type {NodeWay} from '../../../core/samples/in-node';
import type {Planned} from '../../../core/samples/ways';
import type {Result} from './result';

export type InNode = Planned & {way: NodeWay};

export async function carryOutInNode(samples: InNode[], folder: string, onResult: (sample: InNode, result: Result) => void): Promise<void> {
  await Promise.resolve();
}
