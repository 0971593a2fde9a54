import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'How a render runs',
  alt: 'Five steps: the code is bundled to a website, a browser opens it and evaluates the composition, several tabs render frames and take screenshots, the encoder joins the frames, and the audio is added to make the MP4.',
  caption: 'Frames are pictures of a web page. Tabs take them in parallel, while the encoder already joins those that have arrived in order.',
};
