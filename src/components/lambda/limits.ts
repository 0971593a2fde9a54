/** Limits per render and per function, as in @remotion/lambda-client and @remotion/serverless-client; a test compares them. */
export const LIMITS = {
  functionsPerRender: 200,
  fewestFramesPerFunction: 5,
  seconds: {least: 15, most: 900, usual: 120},
  memoryInMb: {least: 512, most: 10_240, usual: 2048},
  diskInMb: {least: 512, most: 10_240, usual: 2048},
  regions: 24,
} as const;
