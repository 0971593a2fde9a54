import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Everything follows from one state',
  alt: 'One state with tracks and items is in the middle. The timeline shows it and changes it when a bar is dragged. The Player gets it as input props and shows the video. A render on a server gets the same object and makes the file.',
  caption: 'Preview and file cannot differ if both get the same object. What is in it has to survive JSON on the way to the server.',
};
