import type {Project} from './project';
import type {Stage} from './stage';

/** Where a claim is tried: in Node alone, in a browser by way of the renderer, or with the commands in a project of its own. */
export const KINDS = ['node', 'browser', 'command'] as const;
export type Kind = (typeof KINDS)[number];

export type Probe =
  | {kind: 'node'; claim: string; run: () => void | Promise<void>}
  | {kind: 'browser'; claim: string; run: (stage: Stage) => Promise<void>}
  | {kind: 'command'; claim: string; run: (project: Project) => Promise<void>};

/** How long a probe of a kind may take, in seconds; one that takes longer hangs. */
export const SECONDS: Record<Kind, number> = {node: 30, browser: 60, command: 120};

/**
 * A claim that holds in Node, without a browser.
 * @param claim one sentence
 */
export const inNode = (claim: string, run: () => void | Promise<void>): Probe => ({kind: 'node', claim, run});

/** As `inNode()`, for what takes about a second or more: `npm run check` leaves it to the slow checks. */
export const slowInNode = (claim: string, run: () => void | Promise<void>): Probe => ({kind: 'node', claim, run});

/** A claim about what is rendered, or about what happens in a browser. */
export const inBrowser = (claim: string, run: (stage: Stage) => Promise<void>): Probe => ({kind: 'browser', claim, run});

/** A claim about a command: what it prints, writes and returns. */
export const byCommand = (claim: string, run: (project: Project) => Promise<void>): Probe => ({kind: 'command', claim, run});
