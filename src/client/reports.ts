import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {report, REPORT, type Report} from '@site/src/lib/report';
import type {SiteConfiguration} from '@site/src/lib/site-configuration';

const {reportEndpoint, version} = siteConfig.customFields as SiteConfiguration;

/** A page that fails again and again must not flood the endpoint. */
const MAX_REPORTS = 10;
const MAX_LENGTH = 500;

const sent = new Set<string>();

/** Sends a report once, with the page's path and nothing about the reader: no query, no hash, no identifier. */
function send(endpoint: string, {kind, detail}: Report): void {
  const text = detail.slice(0, MAX_LENGTH);
  const key = `${kind} ${text}`;
  if (sent.size >= MAX_REPORTS || sent.has(key)) return;
  sent.add(key);
  const isQueued = navigator.sendBeacon(endpoint, JSON.stringify({kind, detail: text, page: location.pathname, version}));
  if (!isQueued) console.warn(`The report could not be sent to ${endpoint}.`);
}

if (ExecutionEnvironment.canUseDOM && reportEndpoint) {
  window.addEventListener(REPORT, (event) => send(reportEndpoint, (event as CustomEvent<Report>).detail));
  document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => report('policy', `${effectiveDirective} ${blockedURI}`));
}
