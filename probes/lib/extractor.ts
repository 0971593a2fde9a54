import {installed} from './installed';

type Compositor = {executeCommand: (command: string, params: object) => Promise<Uint8Array>; finishCommands: () => void; waitForDone: () => Promise<void>};
const {startLongRunningCompositor} = installed<{startLongRunningCompositor: (options: object) => Compositor}>(
  '@remotion/renderer/dist/compositor/compositor.js',
);
const OPTIONS = {maximumFrameCacheItemsInBytes: null, logLevel: 'error', indent: false, binariesDirectory: null, extraThreads: 1};

/** Extracts the image of a video at a time in seconds, as a render does for `<OffthreadVideo>`. */
export type Extract = (src: string, time: number, transparent?: boolean) => Promise<Buffer>;

/** Starts the program that extracts images, and ends it after its use. */
export async function withExtractor(use: (extract: Extract) => Promise<void>): Promise<void> {
  const compositor = startLongRunningCompositor(OPTIONS);
  try {
    await use(async (src, time, transparent = false) =>
      Buffer.from(await compositor.executeCommand('ExtractFrame', {src, original_src: src, time, transparent, tone_mapped: true})),
    );
  } finally {
    compositor.finishCommands();
    await compositor.waitForDone();
  }
}
