import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Render dialog: audio',
  alt: 'The section Audio of the render dialog: Muted, Audio Codec AAC, Enforce Audio Track, Separate audio, For seamless AAC concatenation, and Custom audio bitrate.',
  caption: 'A muted render skips the audio altogether, which also saves time.',
  parts: ['No audio at all', 'Codec of the audio track', 'A silent track if there is no sound'],
};
