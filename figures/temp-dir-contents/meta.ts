import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What is in the folder while a render runs',
  alt: 'Tracks over the time of a render from the command line. The bundle is there from start to end. The profile of the browser is there while frames are rendered. Downloaded videos and sounds and the unfinished video grow until the end. When the render is done, the finished file lies outside the folder, and the rest is deleted.',
  caption: 'A render from the command line, not to scale. `bundle()` in a script leaves the first row behind, for you to delete.',
};
