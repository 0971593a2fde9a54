import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {SiteConfiguration} from '@site/src/lib/site-configuration';
import {reportWidgetFailure} from '@site/src/components/ai/widget-failure';
import {whenIdle} from '@site/src/lib/when-idle';

const {askAiSiteId} = siteConfig.customFields as unknown as SiteConfiguration;

/** The widget's look, as set in the site's specification. */
const SETTINGS = {
  'data-ask-ai': 'true',
  'data-ask-ai-background-color': '#282A36',
  'data-ask-ai-color': '#ffffff',
  'data-ask-ai-text': 'Ask AI',
  'data-ask-ai-position': 'br',
  'data-ask-ai-radius': '20px',
};

/** How long to wait for the widget before our own button takes its place. */
const PATIENCE_MS = 10_000;

function loadWidget(id: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.id = 'crawlchat-script';
  script.src = 'https://crawlchat.app/embed.js';
  for (const [name, value] of Object.entries({'data-id': id, ...SETTINGS})) script.setAttribute(name, value);
  const patience = setTimeout(() => reportWidgetFailure(true), PATIENCE_MS);
  const settle = (hasFailed: boolean) => () => {
    clearTimeout(patience);
    reportWidgetFailure(hasFailed);
  };
  script.addEventListener('error', settle(true));
  // The widget may still load late, and brings its own button.
  script.addEventListener('load', settle(false));
  document.body.append(script);
}

// The widget adds elements, which must not interfere with hydration.
if (ExecutionEnvironment.canUseDOM && askAiSiteId) whenIdle(() => loadWidget(askAiSiteId));
