import type {MediaUtilsAudioData} from '@remotion/media-utils';

let count = 0;

/** Samples of one channel as getAudioData() would return them. */
export const audioOf = (samples: number[], sampleRate = 48_000): MediaUtilsAudioData => ({
  channelWaveforms: [Float32Array.from(samples)],
  sampleRate,
  durationInSeconds: samples.length / sampleRate,
  numberOfChannels: 1,
  resultId: `probe-${count++}`,
  isRemote: false,
});
