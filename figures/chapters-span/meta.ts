import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'From scenes to chapters',
  alt: 'A row of scenes: video, title, video, video, end card. The first video scene begins the chapter Tools. The title after it still belongs to that chapter. The next video scene begins the chapter Queen, and the last video scene ends the chapters, so the end card belongs to none.',
  caption: 'Only a video scene begins a chapter, so a title before it belongs to the previous one. `stopChapteringAfterThis` leaves the end card out.',
};
