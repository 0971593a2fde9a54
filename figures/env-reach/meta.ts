import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Which values reach which code',
  alt: 'A table of places and sources. The Studio and commands get one env file and shell variables that begin with REMOTION_. Commands for Lambda and Cloud Run get the same, sent with the render. Node.js functions get what you pass as envVariables. A hosted bundle gets none of them. A Player gets what the bundler of your app provides.',
  caption: 'The file and the shell serve the Studio and the commands. In Node.js you pass each value yourself, and in an app its own bundler decides.',
};
