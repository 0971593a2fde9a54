import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'When the callbacks are called',
  alt: 'A file from its first to its last byte: a header, then video and audio samples in turn. After the header, onVideoTrack and onAudioTrack are called once each. The functions they return are then called for each sample of their track.',
  caption: 'The header names the tracks. What your track callbacks return is then called for every sample, in the order of the file.',
};
