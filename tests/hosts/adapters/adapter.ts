import type {Host, Question, Reply} from '../../../scripts/lib/host-checks/host';

/** Where a build and what belongs to it are. */
export type Built = {
  /** Folder of the build. */
  build: string;
  /** Folder of the hosts' configuration. */
  hosts: string;
  baseUrl: string;
};

/** Starts a host that serves a build, or what stands in for it. */
export type Adapter = (built: Built) => Promise<Host>;

/** A host that cannot be run here, as far as its own tools say what it would answer. */
export const modelHost = (name: string, leavesOut: Question[], answer: (address: string, headers: Record<string, string>) => Reply): Host => ({
  name,
  leavesOut,
  request: (address, headers = {}) => Promise.resolve(answer(address, headers)),
  close: () => Promise.resolve(),
});
