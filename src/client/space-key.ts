import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Theme elements that have the role of a button or tab but respond only to Enter. */
const PRESSED_BY_SPACE = 'a[role="button"], [role="tab"]:not(button)';

if (ExecutionEnvironment.canUseDOM)
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || event.defaultPrevented || !(event.target instanceof HTMLElement) || !event.target.matches(PRESSED_BY_SPACE)) return;
    event.preventDefault();
    event.target.click();
  });
