import {browser, page, script, type Fault} from '../fault';
import {unclickable, unstored} from '../shared';

export const FORMS: Fault[] = [
  {
    statement: 'forms.validation',
    name: 'the list is not focused',
    test: 'problems are listed',
    patches: [
      browser(`const focus = HTMLElement.prototype.focus; HTMLElement.prototype.focus = function () { if (!this.matches('[role=alert]')) focus.call(this); };`),
    ],
  },
  {statement: 'forms.validation', name: 'an answer is not asked for', test: 'problems are listed', patches: [script('is missing.`', 'is optional.`')]},
  {
    statement: 'forms.validation',
    name: 'without scripts nothing is asked for',
    build: 'build-configured',
    patches: [page(/^contact\/index\.html$/, /required=""/g, '')],
  },
  {
    statement: 'forms.tabs',
    name: 'all tabs have one draft',
    build: 'build-configured',
    test: 'each tab keeps',
    patches: [browser(`Object.defineProperty(window, 'sessionStorage', {value: localStorage});`)],
  },
  {
    statement: 'forms.tabs',
    name: 'a draft is taken over twice',
    build: 'build-configured',
    test: 'each tab keeps',
    patches: [
      browser(
        `const remove = Storage.prototype.removeItem; const set = Storage.prototype.setItem; Storage.prototype.removeItem = function (key) { if (this === sessionStorage || !key.startsWith('draft:')) remove.call(this, key); }; Storage.prototype.setItem = function (key, value) { set.call(this, key, this === localStorage ? value.replace('"isOpen":true', '"isOpen":false') : value); };`,
      ),
    ],
  },
  {statement: 'forms.insecure', name: 'it needs a secure page', patches: [script('crypto.getRandomValues(', 'crypto.randomUUID(')]},
  {statement: 'forms.draft', name: 'it does not survive', patches: [unstored('draft:')]},
  {statement: 'forms.draft', name: 'it cannot be deleted', patches: [unclickable('Delete it')]},
  {
    statement: 'forms.issue',
    name: 'the title is left out',
    test: 'an issue that the reader sends',
    patches: [script(/new URLSearchParams\(\{title:(\w+),/, 'new URLSearchParams({title:"",')],
  },
  {
    statement: 'forms.issue',
    name: 'without scripts it is posted',
    test: 'by itself',
    patches: [page(/^contact\/index\.html$/, / method="get"/, ' method="post"')],
  },
  {statement: 'forms.issue', name: 'an e-mail has no subject', build: 'build-configured', patches: [script('?subject=', '?topic=')]},
  {
    statement: 'forms.public',
    name: 'it is said after the fields',
    patches: [page(/^contact\/index\.html$/, 'What you write here becomes public', 'What you write here is read')],
  },
  {
    statement: 'forms.showcase',
    name: 'it does not count',
    patches: [
      script(' / ",', ' of ",'),
      browser(
        `setInterval(() => document.querySelectorAll('main *').forEach((each) => { if (!each.childElementCount && /^\\d+ \\/ 80$/.test(each.textContent)) each.textContent = '0 / 80'; }), 5);`,
      ),
    ].slice(1),
  },
  {
    statement: 'forms.showcase',
    name: 'the data file has no slug',
    patches: [
      browser(
        `setInterval(() => document.querySelectorAll('pre').forEach((each) => { if (each.textContent.includes('slug:')) each.textContent = each.textContent.replace('slug:', 'name:'); }), 5);`,
      ),
    ],
  },
  {
    statement: 'forms.keyboard',
    name: 'Enter does not send',
    patches: [
      browser(`addEventListener('keydown', (event) => { if (event.key === 'Enter' && event.target.matches('button')) event.preventDefault(); }, true);`),
    ],
  },
];
