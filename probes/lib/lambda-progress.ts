/** What a function answers about the progress of a render with five functions for frames, as far as the commands show it. */
export const progressOf = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  type: 'success',
  done: false,
  fatalErrorEncountered: false,
  overallProgress: 0.55,
  costs: {displayCost: '$0.004', accruedSoFar: 0.004},
  renderMetadata: {type: 'video', frameRange: [0, 89], everyNthFrame: 1, estimatedTotalLambdaInvokations: 6, estimatedRenderLambdaInvokations: 5},
  timeoutTimestamp: Date.now() + 68_000,
  functionLaunched: 0,
  serveUrlOpened: 100,
  compositionValidated: 200,
  currentTime: 1000,
  lambdasInvoked: 5,
  framesRendered: 45,
  combinedFrames: 0,
  encodingStatus: null,
  timeToRenderFrames: null,
  timeToEncode: null,
  timeToCombine: null,
  retriesInfo: [],
  artifacts: [],
  errors: [],
  ...changes,
});

/** The answer when the file is there. */
export const finished = (changes: Record<string, unknown> = {}): Record<string, unknown> =>
  progressOf({
    done: true,
    overallProgress: 1,
    outputFile: 'https://s3.us-east-1.amazonaws.com/remotionlambda-useast1-quay/renders/p4x7m2k9qe/out.mp4',
    outKey: 'renders/p4x7m2k9qe/out.mp4',
    outputSizeInBytes: 1_800_000,
    timeToFinish: 9320,
    mostExpensiveFrameRanges: [{chunk: 3, frameRange: [54, 71], timeInMilliseconds: 4100}],
    ...changes,
  });
