import type {DemoCard} from '@site/core/demos/types';

/** A demo as a tile. */
export type ExampleTile = Pick<DemoCard, 'id' | 'title' | 'width' | 'height' | 'fps' | 'durationInFrames' | 'poster' | 'posters' | 'sound' | 'version'>;

/** A demo on the contact sheet. */
export type Example = ExampleTile & {
  topic: string;
  /** Exports of the toolkit that its code uses, and their packages. */
  apis: string[];
  packages: string[];
  /** Paths of pages that show it. */
  pages: string[];
};
