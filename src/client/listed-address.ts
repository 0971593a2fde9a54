import routes from '@generated/routes';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {RouteEntry} from '@site/src/lib/docs-in-routes';
import {listedPath} from '@site/src/lib/listed-path';

/**
 * Gives a page its listed address before the router reads it. Not every host redirects the other spellings; under one of them,
 * the page would differ from its HTML, and name that spelling as its canonical URL.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const listed = listedPath(routes as RouteEntry[], pathname);
  if (listed && listed !== pathname) window.history.replaceState(window.history.state, '', listed + search + hash);
}
