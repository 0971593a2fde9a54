const FPS = 30;

/** 75.5 (seconds) → "00:01:15:15": hours, minutes, seconds and frames at 30 frames per second. */
export function timecode(seconds: number): string {
  const frames = Math.round(seconds * FPS);
  const parts = [frames / FPS / 3600, (frames / FPS / 60) % 60, (frames / FPS) % 60, frames % FPS];
  return parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}
