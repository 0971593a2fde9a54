import {addStyle, browser, file, page, source, type Fault} from '../fault';
import {ever} from '../shared';

const SPRING = /^docs\/spring\.html$/;

export const AGENTS: Fault[] = [
  {
    statement: 'agents.twins',
    name: 'an answer to where it works is missing',
    patches: [file(/^docs\/calculate-metadata\.md$/, '- Player: does not work\n', '')],
  },
  {statement: 'agents.twins', name: 'a link is not in full', patches: [file(/^docs\/calculate-metadata\.md$/, '](https://www.remotion.dev/', '](/')]},
  {
    statement: 'agents.twins',
    name: 'the page does not name it',
    patches: [page(/^docs\/calculate-metadata\.html$/, /<link[^>]*type="text\/markdown"[^>]*>/, ''), ever('link[type="text/markdown"]', 'each.remove();')],
  },
  {
    statement: 'agents.negotiation',
    name: 'who asks for Markdown gets HTML',
    patches: [source(/^scripts\/lib\/static-server\.ts$/, 'WANTED.test(headers.accept', 'WANTED.test(headers.host')],
  },
  {
    statement: 'agents.negotiation',
    name: 'caches are not told',
    patches: [source(/^scripts\/lib\/send-file\.ts$/, "'Accept, Accept-Encoding' : ", "'Accept-Encoding' : ")],
  },
  {
    statement: 'agents.menu',
    name: 'it copies another page',
    test: 'it copies the Markdown',
    patches: [
      browser(
        `const write = Clipboard.prototype.writeText; Clipboard.prototype.writeText = function (text) { return write.call(this, text.slice(9)); }; Clipboard.prototype.write = async function ([item]) { return write.call(this, (await (await item.getType('text/plain')).text()).slice(9)); };`,
      ),
    ],
  },
  {
    statement: 'agents.menu',
    name: 'Escape leaves it open',
    test: 'keys open it',
    patches: [browser(`addEventListener('keydown', (event) => { if (event.key === 'Escape') event.stopImmediatePropagation(); }, true);`)],
  },
  {
    statement: 'agents.menu',
    name: 'its code comes with the page',
    test: 'nothing of it is loaded',
    patches: [ever('header details ul', `if (each.children.length === 1) each.append(document.createElement('li'));`)],
  },
  {statement: 'agents.menu', name: 'it moves the page', test: 'light, 1440 px', patches: [addStyle('header details ul{position:static!important}')]},
  {statement: 'agents.menu', name: 'without scripts it leads nowhere', test: 'without scripts', patches: [page(SPRING, 'View as Markdown', 'Markdown')]},
  {statement: 'agents.lists', name: 'a page is in no list', patches: [file(/^(.*\/)?llms\.txt$/, /^.*docs\/spring\.md.*\n/m, '')]},
  {statement: 'agents.lists', name: 'pages do not lead to it', patches: [page(SPRING, 'href="/llms.txt"', 'href="/llm.txt"')]},
  {statement: 'agents.skill', name: 'the digest is another', patches: [file(/^\.well-known\/agent-skills\/index\.json$/, /sha256:./, 'sha256:x')]},
  {statement: 'agents.skill', name: 'the text is another than that of the page', patches: [file(/^docs\/ai\/system-prompt\.txt$/, /\n$/, '\nMore.\n')]},
  {statement: 'agents.readers', name: 'a sample has no language', patches: [page(/^docs\/contributing\/docs\.html$/, /class="language-tsx"/g, 'class="code"')]},
  {statement: 'agents.readers', name: 'a cell has no end', patches: [page(/^docs\/contributing\/docs\.html$/, '</td>', '')]},
];
