import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {revealCurrentPage} from '@site/src/lib/reveal-current-page';

function revealInSidebar(): void {
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  if (menu) revealCurrentPage(menu);
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (location.pathname !== previousLocation?.pathname) revealInSidebar();
};

// The categories around a page open after it has loaded, each with a transition.
if (ExecutionEnvironment.canUseDOM)
  document.addEventListener('transitionend', ({propertyName, target}) => {
    if (propertyName === 'height' && (target as Element).querySelector('[aria-current="page"]')) revealInSidebar();
  });
