import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Parts of the theme that say they are buttons or tabs, and answer to Enter alone. */
const PRESSED_BY_SPACE = 'a[role="button"], [role="tab"]:not(button)';

if (ExecutionEnvironment.canUseDOM)
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || event.defaultPrevented || !(event.target instanceof HTMLElement) || !event.target.matches(PRESSED_BY_SPACE)) return;
    event.preventDefault();
    event.target.click();
  });
