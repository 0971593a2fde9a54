import {renderMedia, type RenderMediaOptions} from '@remotion/renderer';

/**
 * The message with which renderMedia() rejects these options. Those that it accepts lead to a message about the bundle, which is not there.
 * @param options in addition to those of a short H.264 video
 */
export async function rejectsWith(options: Partial<RenderMediaOptions>, durationInFrames = 10, fps = 30): Promise<string> {
  try {
    await renderMedia({
      codec: 'h264',
      outputLocation: 'x.mp4',
      serveUrl: '/no-such-bundle',
      browserExecutable: '/no-such-browser',
      logLevel: 'error',
      composition: {
        ...{id: 'Note', width: 320, height: 180, fps, durationInFrames, defaultProps: {}, props: {}},
        ...{defaultCodec: null, defaultOutName: null, defaultVideoImageFormat: null, defaultPixelFormat: null},
      },
      ...options,
    });
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('It was rendered.');
}
