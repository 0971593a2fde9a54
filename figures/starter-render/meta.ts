import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'From the button to the file',
  alt: 'The editor sends the state of the video to the render route. The route starts a render on Lambda and answers at once. The editor asks the progress route again and again, which asks Lambda. When the render is done, the answer is the URL of the file.',
  caption: 'The first request only starts the render. The editor asks for the progress until the answer is a URL.',
};
