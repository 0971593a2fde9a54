import type {DemoCard, DemoPicture} from '@site/core/demos/types';

/** What config/parse-front-matter.ts puts in place of the id of the demo in a page's margin. */
export type MarginCard = DemoPicture & Pick<DemoCard, 'title' | 'fps' | 'durationInFrames' | 'poster' | 'sound'>;
