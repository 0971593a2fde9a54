import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What an MP4 with a cover holds',
  alt: 'The file holds video and audio, tags, and a cover. A render writes video, audio and tags. The cover is a still that FFmpeg adds afterward as an attached picture.',
  caption: 'The cover is a second picture stream. Nothing else in the file changes when FFmpeg adds it, since `-c copy` copies the streams as they are.',
};
