import type {DemoCard, DemoPicture} from '@site/core/demos/types';

/** A demo as a tile. */
export type ExampleTile = DemoPicture & Pick<DemoCard, 'title' | 'fps' | 'durationInFrames' | 'poster' | 'sound'>;

/** A demo on the contact sheet. */
export type Example = ExampleTile & {
  topic: string;
  /** Exports of the toolkit that its code uses, and their packages. */
  apis: string[];
  packages: string[];
  /** Paths of pages that show it. */
  pages: string[];
};
