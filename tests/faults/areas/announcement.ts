import {addStyle, browser, page, script, type Fault} from '../fault';

/** What stands in the HTML as markup, scripts leave alone. */
const KIT_PAGES = /^(index|docs\/api)\.html$/;

export const ANNOUNCEMENT: Fault[] = [
  {
    statement: 'announcement.content',
    name: 'its text has become markup',
    build: 'build-configured',
    patches: [page(KIT_PAGES, 'Version 5 is out &amp; about', 'Version 5 is out &amp;amp; about')],
  },
  {
    statement: 'announcement.content',
    name: 'it leads elsewhere',
    build: 'build-configured',
    patches: [page(KIT_PAGES, '/kit/blog/4-0">Version', '/kit/blog">Version')],
  },
  {
    statement: 'announcement.content',
    name: 'it has the colors of the page',
    build: 'build-configured',
    patches: [addStyle('[class*=announcementBar]{background-color:#fff!important}')],
  },
  {
    statement: 'announcement.close',
    name: 'it is back on the next page',
    build: 'build-configured',
    patches: [
      browser(
        `localStorage.removeItem('docusaurus.announcement.dismiss'); const set = Storage.prototype.setItem; Storage.prototype.setItem = function (key, value) { if (!key.includes('dismiss')) set.call(this, key, value); };`,
      ),
    ],
  },
  {
    statement: 'announcement.close',
    name: 'a new id does not bring it back',
    build: 'build-configured',
    patches: [
      browser(
        `const get = Storage.prototype.getItem; Storage.prototype.getItem = function (key) { return key === 'docusaurus.announcement.id' ? 'announcement-bar' : get.call(this, key); };`,
      ),
      script(/"announcement-bar"\);let (\w+)=(\w+)!==(\w+);/, '"announcement-bar");let $1=!1;'),
    ],
  },
  {
    statement: 'announcement.icon',
    name: 'it measures 21 pixels',
    build: 'build-configured',
    patches: [page(KIT_PAGES, 'width="14" height="14"', 'width="21" height="21"')],
  },
];
