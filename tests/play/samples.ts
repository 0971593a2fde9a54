/** Twelve projects from as many areas: address in the playground, and the frame that is compared. None has sound alone, or anything that differs from run to run. */
export const COMPARED: [hash: string, frame: number][] = [
  ['', 60],
  ['#demo=spring', 20],
  ['#demo=transitions-overview', 40],
  ['#demo=noise-field', 30],
  ['#demo=interpolate-path', 25],
  ['#demo=data-chart', 45],
  ['#demo=camera-motion-blur', 20],
  ['#demo=make-shape', 10],
  ['#demo=absolute-fill-layers', 30],
  ['#demo=animation-math', 40],
  ['#demo=audio-spectrum', 45],
  ['#demo=warp-path', 30],
];
