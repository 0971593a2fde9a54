/** What the line begins with in which a job's result is logged. */
export const RESULT = 'RESULT ';

/** Samples of a channel, as loud as they are at most. */
const peak = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

const blobAt = async (src: string) => (await fetch(src)).blob();

/** Things to compute in the page of a frame. */
export const JOBS = {
  /** What resampleTo16Khz() makes of a file. */
  resample: async ({src}: {src: string}) => {
    const {resampleTo16Khz} = await import('@remotion/whisper-web');
    const progress: number[] = [];
    const samples = await resampleTo16Khz({file: await blobAt(src), logLevel: 'error', onProgress: (value) => void progress.push(value)});
    return {length: samples.length, peak: peak(samples), progress};
  },
  /** The mix of both channels, as the page about resampleTo16Khz() makes it. */
  mix: async ({src}: {src: string}) => {
    const decoder = new OfflineAudioContext(1, 1, 16000);
    const audio = await decoder.decodeAudioData(await (await blobAt(src)).arrayBuffer());
    const mixer = new OfflineAudioContext(1, audio.length, 16000);
    const source = mixer.createBufferSource();
    source.buffer = audio;
    source.connect(mixer.destination);
    source.start();
    const samples = (await mixer.startRendering()).getChannelData(0);
    return {length: samples.length, peak: peak(samples)};
  },
  measure: async ({texts}: {texts: string[]}) => {
    const {measureText} = await import('@remotion/layout-utils');
    return texts.map((text) => measureText({text, fontFamily: 'sans-serif', fontSize: 40}));
  },
  /** The number is returned as text, since JSON has no Infinity. */
  fit: async ({text, withinWidth}: {text: string; withinWidth?: number}) => {
    const {fitText} = await import('@remotion/layout-utils');
    return {fontSize: String(fitText({text, withinWidth: withinWidth as number, fontFamily: 'sans-serif'}).fontSize)};
  },
  fitLines: async (options: {text: string; maxLines: number; maxBoxWidth: number}) => {
    const {fitTextOnNLines, measureText} = await import('@remotion/layout-utils');
    const {fontSize, lines} = fitTextOnNLines({...options, fontFamily: 'sans-serif'});
    return {lines, widest: Math.max(...lines.map((text) => measureText({text: text.trimEnd(), fontSize, fontFamily: 'sans-serif'}).width))};
  },
  /** The message with which a conversion is refused. */
  convertError: async ({src, container}: {src: string; container: string}) => {
    const {convertMedia} = await import('@remotion/webcodecs');
    return convertMedia({src, container: container as 'mp4'}).then(
      () => 'It was converted.',
      (error: Error) => error.message,
    );
  },
};

export type JobName = keyof typeof JOBS;
export type JobInput<Name extends JobName> = Parameters<(typeof JOBS)[Name]>[0];
export type JobResult<Name extends JobName> = Awaited<ReturnType<(typeof JOBS)[Name]>>;
