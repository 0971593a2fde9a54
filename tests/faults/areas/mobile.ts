import {addStyle, browser, script, type Fault} from '../fault';
import {ever, noEscape, narrower} from '../shared';

export const MOBILE: Fault[] = [
  {statement: 'mobile.width', name: 'the layout changes a pixel later', test: 'below 996 pixels', patches: [narrower]},
  {
    statement: 'mobile.width',
    name: 'a window that becomes wide has no menu',
    test: 'becomes wide',
    patches: [script(/window\.innerWidth<=996/g, '!0')],
  },
  {
    statement: 'mobile.menu',
    name: 'the menu stays out of the window',
    test: 'slide-in sidebar',
    patches: [addStyle('.navbar-sidebar{visibility:hidden!important}')],
  },
  {
    statement: 'mobile.menu',
    name: 'submenus open over their neighbors',
    test: 'opens in its place',
    patches: [addStyle('.navbar-sidebar .menu__list .menu__list{position:absolute}')],
  },
  {statement: 'mobile.menu', name: 'Escape does not close it', test: 'gives it back when Escape', patches: [noEscape]},
  {
    statement: 'mobile.menu',
    name: 'the focus does not return to its button',
    test: 'gives it back when Escape',
    patches: [script('".navbar__toggle",".navbar-sidebar__close"', '".navbar__toggles",".navbar-sidebar__close"')],
  },
  {
    statement: 'mobile.menu',
    name: 'the focus leaves it',
    test: 'gives it back when Escape',
    patches: [browser(`Object.defineProperty(HTMLElement.prototype, 'inert', {set() {}, get: () => false});`)],
  },
  {
    statement: 'mobile.docs-menu',
    name: 'it opens on the main menu',
    test: 'opens where the page is',
    patches: [addStyle('.navbar-sidebar__items--show-secondary{transform:none!important}')],
  },
  {
    statement: 'mobile.docs-menu',
    name: 'it opens at its beginning',
    test: 'opens where the page is',
    patches: [
      browser(
        `for (const owner of [Element.prototype]) { const {set, get} = Object.getOwnPropertyDescriptor(owner, 'scrollTop'); Object.defineProperty(owner, 'scrollTop', {get, set() {}, configurable: true}); } Element.prototype.scrollIntoView = Element.prototype.scrollTo = Element.prototype.scrollBy = () => {};`,
      ),
    ],
  },
  {
    statement: 'mobile.docs-menu',
    name: 'the way back has another name',
    test: 'slide-in sidebar',
    patches: [script('Back to main menu"', 'Back to the menu"')],
  },
  {
    statement: 'mobile.no-docs-menu',
    name: 'the menu of the documentation stays after the reader has left it',
    patches: [ever('.navbar-sidebar__items', `if (!location.pathname.startsWith('/docs')) each.classList.add('navbar-sidebar__items--show-secondary');`)],
  },
  {
    statement: 'mobile.targets',
    name: 'the button of the menu is small',
    test: 'are 40 pixels',
    patches: [addStyle('.navbar__toggle{min-height:30px!important;height:30px!important}')],
  },
  {
    statement: 'mobile.targets',
    name: 'links of the footer are small',
    test: 'are 40 pixels',
    patches: [addStyle('.footer__link-item{padding:0!important;min-height:0!important}')],
  },
];
