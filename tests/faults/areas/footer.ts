import {addStyle, browser, page, script, type Fault} from '../fault';
import {ever} from '../shared';

export const FOOTER: Fault[] = [
  {
    statement: 'footer.links',
    name: 'Showcase and Experts change places',
    patches: [
      script(
        '{label:"Showcase",to:"/showcase/"},{label:"Experts",to:"/experts/"},{label:"Discord"',
        '{label:"Experts",to:"/experts/"},{label:"Showcase",to:"/showcase/"},{label:"Discord"',
      ),
    ],
  },
  {
    statement: 'footer.links',
    name: 'the privacy policy is missing',
    patches: [browser(`setInterval(() => document.querySelectorAll('.footer a[href$="/privacy"]').forEach((link) => link.closest('li').remove()), 20);`)],
  },
  {statement: 'footer.logo', name: 'it is too high', test: 'logo 32 px', patches: [addStyle('.footer__logo{height:40px!important}')]},
  {
    statement: 'footer.logo',
    name: 'it is black in dark mode',
    test: 'white in dark mode',
    patches: [ever('.footer img[src*=white]', `each.src = '/img/logo.svg';`)],
  },
  {statement: 'footer.note', name: 'the year is another', patches: [page(/^index\.html$/, /Copyright © \d+/, 'Copyright © 2020')]},
  {statement: 'footer.note', name: 'nothing says what the site was created with', patches: [page(/^index\.html$/, 'Website created with', 'Made with')]},
  {
    statement: 'footer.items',
    name: 'columns have no titles',
    test: 'a label and an address',
    patches: [addStyle('.footer__title{display:none}'), script('className:"footer__title"', 'className:"footer__title",hidden:!0')],
  },
  {statement: 'footer.items', name: 'labels are not shown', test: 'a label and an address', patches: [addStyle('.footer__link-item{display:none!important}')]},
  {statement: 'footer.items', name: 'markup is left out', build: 'build-configured', patches: [script('<em>Markup of the footer</em>', '')]},
];
