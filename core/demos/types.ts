import type {NamedControl} from '../../demos/lib/controls';
import type {DemoMeta} from '../../demos/lib/demo-meta';
import type {Act} from './acts';

/** What is in the page itself, before anything else is loaded. */
export type DemoCard = Omit<DemoMeta, 'strip'> & {
  id: string;
  controls: NamedControl[];
  /** Widths of the poster's files in pixels, the smaller one first. */
  posters: [small: number, large: number];
  /** Changes with the image, so that no browser shows an old one. */
  version: string;
};

/** What the picture of a demo needs where many stand side by side. */
export type DemoPicture = Pick<DemoCard, 'id' | 'width' | 'height' | 'posters' | 'version'>;

/** Highlighted code: HTML, and gaps for the current values of controls. */
export type CodePiece = string | {control: string};

/** What is loaded together with the demo's component. */
export type DemoSource = {
  id: string;
  /** File name of the component, and the name under which it is exported: `Spring.tsx` exports `Spring`. */
  component: string;
  pieces: CodePiece[];
  /** HTML of the file that registers it as a composition. */
  root: string;
  /** Packages that the code imports and a new project lacks, each as `npm install` takes it. */
  packages: string[];
  /** Files that the code loads, in static/ here and in public/ in the reader's project. */
  files: string[];
};

/** The code of a demo, line by line, where it is shown beside its image from the start. */
export type DemoCode = {component: string; lines: CodePiece[][]; acts: Act[]};
