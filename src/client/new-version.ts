import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** What looks for a new version is loaded when the reader first leaves the tab: it has nothing to do before, and later the host may have dropped its file. */
if (ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production')
  document.addEventListener(
    'visibilitychange',
    () =>
      void import('@site/src/lib/new-version').then(
        ({watchForNewVersion}) => watchForNewVersion(),
        // Offline, say. The page goes on without.
        () => {},
      ),
    {once: true},
  );
