import type {Fence} from '../corpus/fences';

/** What a module exports, by which it is shown. */
export type Export = {name: string; isDefault: boolean};
/** In pixels, frames per second and frames. */
export type Size = {width: number; height: number; fps: number; durationInFrames: number};

export type BrowserWay =
  /** A component, rendered at these frames with these props, which are code. */
  | {how: 'rendered'; show: Export; props: string; size: Size; frames: number[]}
  /** A root: its compositions are registered, and each is rendered at its middle frame. Without an export, the sample registers one itself. */
  | {how: 'registered'; show?: Export}
  /** A component of an app, put on a page. */
  | {how: 'mounted'; show: Export; props: string}
  /** Functions that the reader's code calls: the module is loaded. */
  | {how: 'loaded in a browser'};

export type NodeWay =
  /** A script, or a configuration file: it does something when it is run. */
  | {how: 'run in Node'}
  /** Functions that the reader's code calls: the module is imported. */
  | {how: 'loaded in Node'}
  /** What a module imports, and nothing of what it does then. */
  | {how: 'imports loaded in Node'; reason: Reason};

/** Why a sample is not carried out, by kind; the text of `norun` and `nocheck` says more. */
export type Reason =
  | 'stated on the page'
  | 'not compiled, for a stated reason'
  | 'its error is the point of it'
  | 'needs an account'
  | 'needs the network'
  | 'runs as a server'
  | 'works on the reader’s project'
  | 'needs what the reader passes'
  | 'is a fragment'
  | 'needs another configuration of the bundler'
  | 'needs react-native-web, which is not installed here'
  | 'needs what the reader’s page has';

export type NoWay = {how: 'not'; reason: Reason};

/** How a sample is carried out, or why it is not. */
export type Way = BrowserWay | NodeWay | NoWay;

export type Planned = {fence: Fence; way: Way; files: Map<string, string>};
