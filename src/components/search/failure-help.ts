/** What a reader can do when nothing can be fetched. `npm start` has no index of its own: it searches what the last build wrote. */
export const failureHelp = (): string =>
  `You might want to check your network connection.${process.env.NODE_ENV === 'development' ? ' The index is made by npm run build.' : ''}`;
