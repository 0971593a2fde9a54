import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {settled} from '@site/src/lib/settled';
import type {SiteConfiguration} from '@site/src/lib/site-configuration';
import {whenIdle} from '@site/src/lib/when-idle';

type Analytics = (...call: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: Analytics;
  }
}

const {analyticsId} = siteConfig.customFields as unknown as SiteConfiguration;

/** Loads the analytics script once; until it arrives, calls are queued. */
function analytics(id: string): Analytics {
  if (window.gtag) return window.gtag;
  const queue = (window.dataLayer ??= []);
  const gtag: Analytics = function () {
    // The service recognizes a call by its arguments object, and would ignore an array.
    // oxlint-disable-next-line prefer-rest-params
    queue.push(arguments);
  };
  window.gtag = gtag;
  gtag('js', new Date());
  gtag('config', id, {send_page_view: false});
  whenIdle(() => {
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
    document.head.append(script);
  });
  return gtag;
}

const views = settled();
if (ExecutionEnvironment.canUseDOM) window.addEventListener('pagehide', views.flush);

/**
 * Sends a page view when the path, query or hash changes; without a measurement ID nothing is loaded or sent.
 * A query that readers type is sent when they pause, not with each key.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!analyticsId) return;
  const addressOf = ({pathname, search, hash}: typeof location) => pathname + search + hash;
  if (previousLocation && addressOf(previousLocation) === addressOf(location)) return;
  const gtag = analytics(analyticsId);
  const send = () => {
    gtag('set', 'page_path', addressOf(location));
    gtag('event', 'page_view');
  };
  if (previousLocation?.pathname === location.pathname && previousLocation.search !== location.search) return views.later(send);
  views.flush();
  // The title changes after the route; without the delay, the view would carry the previous page's title.
  setTimeout(send);
};
