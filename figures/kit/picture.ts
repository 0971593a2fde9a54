import type {Locator, Page} from '@playwright/test';

/** How `npm run pictures` takes a picture of the Studio: `figures/<id>/picture.ts` exports one as `picture`. */
export type Picture = {
  /** The window, in CSS pixels. A smaller one makes what is in it easier to read on a page. */
  window: {width: number; height: number};
  /** Where the Studio is opened, such as /GardenYear. */
  path: string;
  /** Brings the Studio into the state to show; waits for what it needs by what can be seen. */
  arrange?: (page: Page) => Promise<void>;
  /** The part of the window to show; all of it without. */
  part?: (page: Page) => Promise<Area> | Area;
  /** What the numbers point at, in the order of `parts` in meta.ts. */
  callouts?: (page: Page) => Locator[];
  /** Undoes what the server of the Studio would show in the pictures that follow. */
  putBack?: (page: Page) => Promise<void>;
};

export type Area = {x: number; y: number; width: number; height: number};

/** What `npm run pictures` writes beside picture.ts. */
export type PictureRecord = {
  /** Hash of picture.ts and of the project that it shows. */
  inputs: string;
  /** The version of the toolkit that was last seen to look like this. */
  version: string;
  width: number;
  height: number;
  /** Where the numbers stand, in percent of the width and of the height. */
  callouts: [x: number, y: number][];
};

/** Widths of the image files, in pixels: for a column, and for screens with twice as many pixels. */
export const PICTURE_WIDTHS = [720, 1440] as const;
