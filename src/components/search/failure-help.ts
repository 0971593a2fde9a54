/** What a reader can do when nothing can be fetched. `npm start` has no index of its own: it searches the one from the last build. */
export const failureHelp = (): string =>
  `You might want to check your network connection.${process.env.NODE_ENV === 'development' ? ' The index is made by npm run build.' : ''}`;
