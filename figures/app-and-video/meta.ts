import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Three ways into an app',
  alt: 'In a React Native app, a video component plays the URL of a file that your backend has rendered, a web view shows a web page with a Player, and your code imports functions that need no browser.',
  caption: 'Compositions stay outside of the app. What reaches it is a file, a page, or a function.',
};
