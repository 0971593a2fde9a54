import {browser, page, script, type Fault} from '../fault';
import {posting} from '../shared';

export const FORMS_SENT: Fault[] = [
  {
    statement: 'forms.typing-on',
    name: 'what was typed since is lost',
    build: 'build-configured',
    test: 'is kept, and is another',
    patches: [script(/hasMore:(\w+)\}/, 'hasMore:!1}')],
  },
  {
    statement: 'forms.typing-on',
    name: 'it goes along with the repetition',
    build: 'build-configured',
    test: 'repeated as it was',
    patches: [posting(`if (key === 'message') value = document.querySelector('[name=message]').value;`)],
  },
  {
    statement: 'forms.unknown',
    name: 'it is called unsent',
    build: 'build-configured',
    test: 'after a reload or a refused',
    patches: [script('We do not know whether it arrived', 'It was not sent')],
  },
  {
    statement: 'forms.unknown',
    name: 'another way is offered',
    build: 'build-configured',
    test: 'after a reload or a refused',
    patches: [
      browser(
        `setInterval(() => document.querySelectorAll('h1, h2, h3').forEach((each) => { if (/We do not know/.test(each.textContent) && !document.querySelector('.other')) each.insertAdjacentHTML('afterend', '<a class="other" href="/">Write an e-mail instead</a>'); }), 10);`,
      ),
    ],
  },
  {
    statement: 'forms.unknown',
    name: 'a proxy that was too late counts as a refusal',
    build: 'build-configured',
    test: 'contact and an endpoint that answers a proxy',
    patches: [script('[408,502,504]', '[408,502]')],
  },
  {
    statement: 'forms.endpoint',
    name: 'success is told at once',
    build: 'build-configured',
    test: 'success is told',
    patches: [posting(`if (key === 'email') value = '';`)],
  },
  {
    statement: 'forms.endpoint',
    name: 'the draft stays',
    build: 'build-configured',
    test: 'success is told',
    patches: [
      browser(
        `Storage.prototype.removeItem = () => {}; const set = Storage.prototype.setItem; Storage.prototype.setItem = function (key, value) { if (value.includes('We are')) set.call(this, key, value); };`,
      ),
    ],
  },
  {
    statement: 'forms.endpoint',
    name: 'without scripts an answer is not posted',
    build: 'build-configured',
    test: 'posts every answer',
    patches: [page(/^contact\/index\.html$/, ' name="subject"', '')],
  },
  {
    statement: 'forms.endpoint',
    name: 'the form of the showcase has another endpoint',
    build: 'build-configured',
    test: 'to their endpoints',
    patches: [page(/^showcase\/add\.html$/, 'action="https://forms.example.com/showcase"', 'action="https://forms.example.com/contact"')],
  },
  {
    statement: 'forms.failure',
    name: 'the e-mail leaves out the message',
    build: 'build-configured',
    test: 'the way by e-mail',
    patches: [script('&body=', '&text=')],
  },
  {
    statement: 'forms.failure',
    name: 'the issue names the e-mail address',
    build: 'build-configured',
    test: 'without the e-mail address',
    patches: [
      browser(
        `setInterval(() => document.querySelectorAll('a[href*="/issues/new"]').forEach((link) => { if (!link.href.includes('ines@')) link.href += '&x=ines@example.com'; }), 5);`,
      ),
    ],
  },
  {
    statement: 'forms.failure',
    name: 'offline is an error like others',
    build: 'build-configured',
    test: 'offline',
    patches: [browser(`Object.defineProperty(navigator, 'onLine', {value: true});`)],
  },
  {
    statement: 'forms.failure',
    name: 'a failure empties the form',
    build: 'build-configured',
    test: 'loses nothing',
    patches: [
      browser(
        `addEventListener('click', (event) => { if (event.target.textContent === 'Change something') setInterval(() => document.querySelectorAll('textarea').forEach((each) => { each.value = ''; }), 1); }, true);`,
      ),
    ],
  },
  {
    statement: 'forms.submission',
    name: 'each attempt is another submission',
    build: 'build-configured',
    test: 'trying again repeats',
    patches: [posting(`if (key === 'submission') value = crypto.randomUUID();`)],
  },
  {
    statement: 'forms.submission',
    name: 'changed answers are the same submission',
    build: 'build-configured',
    test: 'that were changed',
    patches: [posting(`if (key === 'submission') value = 'one';`)],
  },
  {
    statement: 'forms.submission',
    name: 'a second click sends again',
    build: 'build-configured',
    test: 'second click',
    patches: [
      browser(
        `addEventListener('click', (event) => { if (/^Sending/.test(event.target.textContent)) fetch('https://forms.example.com/contact', {method: 'POST', body: new FormData()}); }, true);`,
      ),
    ],
  },
  {
    statement: 'forms.bots',
    name: 'what a program fills in is sent',
    build: 'build-configured',
    patches: [script('"homepage"', '"homepages"'), page(/^contact\/index\.html$/, 'name="homepage"', 'name="homepages"')].slice(0, 1),
  },
  {
    statement: 'forms.bots',
    name: 'readers reach the field with Tab',
    build: 'build-configured',
    patches: [browser(`setInterval(() => document.querySelectorAll('[name=homepage]').forEach((field) => (field.tabIndex = 0)), 5);`)],
  },
];
