import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'From a playlist to segments',
  alt: 'The playlist at the URL offers three streams of different size and audio playlists. selectM3uStream chooses one stream, selectM3uAssociatedPlaylists its audio. Their playlists list segments, which hold the samples.',
  caption: 'An HLS URL leads to a list of lists. Two callbacks choose; without them, the largest stream and its default audio are read.',
};
