import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Paper is light: a page in dark mode is printed in light mode, and is dark again afterward. */
if (ExecutionEnvironment.canUseDOM) {
  const {dataset} = document.documentElement;
  let shown: string | undefined;
  window.addEventListener('beforeprint', () => {
    shown ??= dataset.theme;
    dataset.theme = 'light';
  });
  window.addEventListener('afterprint', () => {
    if (shown) dataset.theme = shown;
    shown = undefined;
  });
}
