import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Files that leave the render on the way',
  alt: 'A render from frame 0 to 149. When frame 0 is rendered, the subtitles narration.srt are emitted. When frame 90 is rendered, thumbnail.jpg is emitted, an image of that frame. At the end there is the video.',
  caption: 'A file leaves when the frame is rendered at which its `<Artifact>` appears. If that frame is not part of the render, neither is the file.',
};
