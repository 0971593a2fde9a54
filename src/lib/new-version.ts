import {showNotice} from '@site/src/lib/notice';

/** The scripts that start a page; their names change with anything that the site's scripts contain. */
const ENTRIES = /\/assets\/js\/(?:runtime~)?main\.\w+\.js/g;

const AT_MOST_EVERY_MS = 5 * 60 * 1000;

const entriesOf = (html: string) => [...new Set(html.match(ENTRIES))].sort().join(' ');

let lastLook = Date.now();

/** Whether the host has this page with other scripts; unchanged, it answers without sending the page. */
async function hasNewVersion(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, {cache: 'no-cache'});
    const published = response.ok ? entriesOf(await response.text()) : '';
    return published !== '' && published !== entriesOf([...document.scripts].map(({src}) => src).join(' '));
  } catch {
    return false;
  }
}

/** Looks when the reader comes back to the tab: a page that has been open since before a deployment would fail once it needs another file. */
async function look(): Promise<void> {
  if (document.hidden || Date.now() - lastLook < AT_MOST_EVERY_MS) return;
  lastLook = Date.now();
  if (!(await hasNewVersion())) return;
  document.removeEventListener('visibilitychange', onReturn);
  showNotice({text: 'This page has a new version.', label: 'Reload', act: () => location.reload()});
}

const onReturn = () => void look();

/** Offers to reload a page that is still open when the site is deployed. */
export const watchForNewVersion = () => document.addEventListener('visibilitychange', onReturn);
