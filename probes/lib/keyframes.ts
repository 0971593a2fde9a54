import {hasBeenAborted, mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';

/** The seconds of the keyframes that the loop of docs/media-parser/seeking.mdx finds. */
export async function keyframesOf(src: string, everySeconds: number): Promise<number[]> {
  const controller = mediaParserController();
  const found: number[] = [];
  let next = 0;
  try {
    await parseMedia({
      src,
      reader: nodeReader,
      controller,
      acknowledgeRemotionLicense: true,
      onVideoTrack:
        () =>
        ({timestamp}) => {
          const second = timestamp / 1_000_000;
          if (second === found.at(-1)) return controller.abort();
          found.push(second);
          next = Math.max(next, second) + everySeconds;
          controller.seek(next);
          return;
        },
    });
  } catch (error) {
    if (!hasBeenAborted(error)) throw error;
  }
  return found;
}
