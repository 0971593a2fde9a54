import {addStyle, browser, file, page, script, type Fault} from '../fault';
import {ever} from '../shared';

const SPRING = /^docs\/spring\.html$/;

export const DOCS_FOOTER: Fault[] = [
  {
    statement: 'docs.changes',
    name: 'a page changed last but is not named first',
    patches: [file(/^docs\/changes\.xml$/, /<entry>([\s\S]*?)<updated>[^<]*/, '<entry>$1<updated>2020-01-01T00:00:00.000Z')],
  },
  {statement: 'docs.changes', name: 'pages do not lead to it', patches: [page(SPRING, 'href="/docs/changes.xml"', 'href="/docs/change.xml"')]},
  {
    statement: 'docs.edit-link',
    name: 'it leads to another file',
    build: 'build-configured',
    patches: [page(/^docs\/sequence\.html$/, 'edit/docs/sequence.mdx', 'edit/docs/spring.mdx')],
  },
  {
    statement: 'docs.receipt',
    name: 'it counts too few samples',
    test: 'opens without scripts',
    patches: [page(SPRING, / samples compile in strict mode/, ' or so samples compile')],
  },
  {
    statement: 'docs.receipt',
    name: 'the Markdown says nothing of it',
    test: 'Markdown of a page',
    patches: [file(/^docs\/spring\.md$/, /Checked with 4\.0\.332: .*/, '')],
  },
  {
    statement: 'docs.proof',
    name: 'a sum is missing',
    patches: [ever('[data-component="CheckedTotals"] tbody tr:last-child', `if (each.parentElement.children.length === 9) each.remove();`)],
  },
  {statement: 'docs.releases', name: 'the address leads elsewhere', patches: [file(/^_redirects$/, '/changelog /docs/releases', '/changelog /docs/')]},
  {statement: 'docs.releases', name: 'a release is missing', patches: [script('{"version":"4.0.332",', '{"version":"4.0.331",')]},
  {statement: 'docs.changed-since', name: 'changes lead elsewhere', test: 'leads to them', patches: [script('/docs/releases#v', '/docs/releases#r')]},
  {statement: 'docs.changed-since', name: 'nothing is counted', test: 'leads to them', patches: [script(/\} changed`/, '} others`')]},
  {
    statement: 'docs.changed-since',
    name: 'older changes are told, too',
    test: 'are told of nothing',
    patches: [script('"version":"4.0.319","what":"deprecated","name":"Video.endAt"', '"version":"4.0.320","what":"deprecated","name":"Video.endAt"')],
  },
  {statement: 'docs.last-updated', name: 'the day is another', patches: [page(SPRING, /(Last updated on.*?datetime=")[^"]*/i, '$12020-01-01')]},
  {statement: 'docs.last-updated', name: 'it is not said', patches: [ever('article footer time', 'each.parentElement.parentElement.remove();')]},
  {
    statement: 'docs.feedback',
    name: 'the form is loaded with the page',
    test: 'before a button is pressed',
    patches: [
      browser(
        `addEventListener('mouseover', (event) => { if (event.target.closest('[role=group],fieldset') && event.target.textContent === 'Yes') fetch('/docs/api'); }, true);`,
      ),
    ],
  },
  {statement: 'docs.feedback', name: 'the issue does not name the place', test: 'becomes an issue', patches: [script(/"What it is about"/, '"Where"')]},
  {
    statement: 'docs.feedback',
    name: 'buttons without scripts do nothing',
    test: 'without scripts',
    patches: [
      addStyle(
        '.no-script,noscript{display:none}[data-has-hydrated=false] [class*=feedback],[data-has-hydrated=false] [role=group]{visibility:visible!important;display:block!important}',
      ),
    ],
  },
  {
    statement: 'docs.feedback',
    name: 'a slow endpoint gets it twice',
    build: 'build-configured',
    patches: [
      browser(
        `const send = window.fetch; window.fetch = (...call) => { if (String(call[0]).includes('feedback')) send(...call).catch(() => {}); return send(...call); };`,
      ),
    ],
  },
  {
    statement: 'docs.feedback-sent',
    name: 'a repetition has another number',
    build: 'build-configured',
    test: 'the same message goes out',
    patches: [
      browser(
        `const append = FormData.prototype.append; const set = FormData.prototype.set; for (const name of ['append', 'set']) { const own = FormData.prototype[name]; FormData.prototype[name] = function (key, value) { own.call(this, key, key === 'submission' ? String(Math.random()) : value); }; }`,
      ),
    ],
  },
];
