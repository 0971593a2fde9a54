import type {Template} from '@site/data/schema';
import {timecode} from '@site/src/lib/timecode';

/** {frames: 150, fps: 30} → "00:00:05:00", {follows: 'the audio'} → "follows the audio". */
export function durationText(duration: NonNullable<Template['duration']>): string {
  return 'frames' in duration ? timecode(duration.frames / duration.fps) : `follows ${duration.follows}`;
}

/** {width: 1920, height: 1080} → "1920×1080" */
export const sizeText = ({width, height}: NonNullable<Template['size']>): string => `${width}×${height}`;
