/** A source file of a project. Names are flat: Composition.tsx, helpers.ts, data.json. */
export type PlayFile = {name: string; code: string};

/** A file of the reader's own, which staticFile(name) finds. It never leaves the browser but in a download. */
export type PlayAsset = {name: string; type: string; blob: Blob};

export type Size = {width: number; height: number; fps: number; durationInFrames: number};

export type Project = {
  title: string;
  files: PlayFile[];
  /** The file whose component is shown. */
  entry: string;
  /** The export that is shown; null for the default export or, without one, the first that is a component. */
  exportName: string | null;
  size: Size;
  props: Record<string, unknown>;
};
