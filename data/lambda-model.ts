/** What the planner on /lambda and the cost examples assume about a render that nobody has measured: one model, so that both name the same price. */
export const LAMBDA_MODEL = {
  /** Until a function captures its first frame: it starts a browser and opens the site. */
  startInSeconds: 2,
  millisecondsPerFrame: 100,
  /** To join the chunks at the end. */
  joinInSeconds: 3,
} as const;
