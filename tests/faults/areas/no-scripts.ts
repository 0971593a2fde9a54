import {addStyle, page, type Fault} from '../fault';

const SPRING = /^docs\/spring\.html$/;

export const NO_SCRIPTS: Fault[] = [
  {statement: 'no-scripts.reading', name: 'a page has no navigation', test: 'every page that was built', patches: [page(SPRING, /<nav/g, '<div')]},
  {statement: 'no-scripts.reading', name: 'a page has no text', test: 'every page that was built', patches: [page(SPRING, /<main/g, '<div hidden')]},
  {
    statement: 'no-scripts.reading',
    name: 'a script is fetched',
    test: 'no script is fetched',
    patches: [page(/^docs\/sequence\.html$/, '</head>', '<link rel="preload" as="script" href="/assets/js/a.js"></head>')],
  },
  {
    statement: 'no-scripts.menus',
    name: 'menus do not open on focus',
    test: 'on hover and on focus',
    patches: [addStyle('.dropdown:focus-within:not(:hover) .dropdown__menu{visibility:hidden!important}')],
  },
  {statement: 'no-scripts.menus', name: 'a phone has no links', test: 'on a phone', patches: [addStyle('@media (width<=996px){.footer{display:none}}')]},
  {statement: 'no-scripts.search', name: 'it does not say what it needs', patches: [page(/^search\.html$/, /needs JavaScript/g, 'is slow')]},
  {
    statement: 'no-scripts.color',
    name: 'it stays light',
    patches: [addStyle('html:not([data-theme]),html:not([data-theme]) body{background:#fbfaf7!important}')],
  },
];
