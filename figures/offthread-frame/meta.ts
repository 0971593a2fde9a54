import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'How a frame reaches the page in a render',
  alt: 'For OffthreadVideo, the tab asks the renderer for the image at a time, the renderer extracts it from the downloaded file and returns an image. For Video, the tab itself loads the file and seeks in it.',
  caption: '`<OffthreadVideo>` gets a finished image from the renderer. `<Video>` opens the file in each tab and seeks until the right frame is there.',
};
