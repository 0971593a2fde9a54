import {addStyle, browser, page, script, type Fault} from '../fault';

export const ASK_AI: Fault[] = [
  {
    statement: 'ask-ai.everywhere',
    name: 'posts lack it',
    patches: [addStyle(`.blog-wrapper aside:has(button):not(:has(a)),.plugin-blog [aria-label="Ask AI"]{display:none!important}`)],
  },
  {
    statement: 'ask-ai.everywhere',
    name: 'the button does nothing',
    patches: [
      browser(
        `addEventListener('click', (event) => { if (event.target.closest('button')?.textContent === 'Ask AI') event.stopImmediatePropagation(); }, true);`,
      ),
    ],
  },
  {statement: 'ask-ai.widget', name: 'it has another color', build: 'build-configured', patches: [script('"#282A36"', '"#000000"')]},
  {
    statement: 'ask-ai.widget',
    name: 'it blocks the page',
    build: 'build-configured',
    patches: [script(/(\w+)\.async=!0,\1\.id="crawlchat-script"/, '$1.async=!1,$1.id="crawlchat-script"')],
  },
  {
    statement: 'ask-ai.button',
    name: 'it asks for something before a click',
    test: 'the look of the widget',
    patches: [
      browser(`addEventListener('mouseover', (event) => { if (event.target.closest('button')?.textContent === 'Ask AI') fetch('/docs/api'); }, true);`),
    ],
  },
  {
    statement: 'ask-ai.button',
    name: 'it has square corners',
    test: 'the look of the widget',
    patches: [addStyle('[aria-label="Ask AI"] button,button[aria-haspopup=dialog]{border-radius:0!important}')],
  },
  {
    statement: 'ask-ai.button',
    name: 'it does not come where the widget cannot be loaded',
    build: 'build-configured',
    test: 'breaks nothing',
    patches: [
      browser(
        `const listen = HTMLScriptElement.prototype.addEventListener; HTMLScriptElement.prototype.addEventListener = function (name, run) { if (name !== 'error' || this.id !== 'crawlchat-script') listen.call(this, name, run); };`,
      ),
    ],
  },
  {
    statement: 'ask-ai.button',
    name: 'it stays when the widget comes late',
    build: 'build-configured',
    test: 'leaves when it comes',
    patches: [
      browser(
        `const listen = HTMLScriptElement.prototype.addEventListener; let count = 0; HTMLScriptElement.prototype.addEventListener = function (name, run) { if (name !== 'load' || this.id !== 'crawlchat-script' || count++) listen.call(this, name, run); };`,
      ),
    ],
  },
  {
    statement: 'ask-ai.panel',
    name: 'the question is left out of the link to a chat',
    test: 'the look of the widget',
    patches: [
      browser(`setInterval(() => document.querySelectorAll('dialog a[href*="?q="]').forEach((link) => (link.href = link.href.replace(/start.*/, ''))), 5);`),
    ],
  },
  {
    statement: 'ask-ai.panel',
    name: 'another file is copied',
    test: 'copies the page as Markdown',
    patches: [
      browser(
        `const write = Clipboard.prototype.writeText; Clipboard.prototype.writeText = function (text) { return write.call(this, text.slice(0, -9)); }; Clipboard.prototype.write = async function ([item]) { const blob = await item.getType('text/plain'); return write.call(this, (await blob.text()).slice(0, -9)); };`,
      ),
    ],
  },
  {
    statement: 'ask-ai.panel',
    name: 'it says that it has copied what it could not load',
    test: 'is missing is not copied',
    patches: [script('"The Markdown of this page could not be loaded."', '"Copied"')],
  },
  {
    statement: 'ask-ai.page',
    name: 'there is a second button',
    test: 'no second button',
    patches: [browser(`const button = document.createElement('button'); button.textContent = 'Ask AI'; document.body.append(button);`)],
  },
  {statement: 'ask-ai.page', name: 'the chat does not fill the room', build: 'build-configured', patches: [addStyle('main iframe{height:300px!important}')]},
  {statement: 'ask-ai.embed', name: 'it takes messages from itself', test: 'from its host alone', patches: [script('.source===window.parent?', '.source?')]},
  {statement: 'ask-ai.embed', name: 'it does not ask to close', test: 'from its host alone', patches: [script('"cmd-i"', '"cmd-j"')]},
  {
    statement: 'ask-ai.embed',
    name: 'search engines may list it',
    build: 'build-configured',
    test: 'the chat alone',
    patches: [page(/^ai-embed\.html$/, 'content="noindex"', 'content="index"'), script('name:"robots",content:"noindex"}', 'name:"robots",content:"index"}')],
  },
  {
    statement: 'ask-ai.out-of-the-way',
    name: 'it stays over the text',
    test: 'leaves while',
    patches: [addStyle('[aria-label="Ask AI"] button{opacity:1!important}')],
  },
  {
    statement: 'ask-ai.out-of-the-way',
    name: 'it covers the contents',
    test: 'no line of the contents',
    patches: [addStyle('.theme-doc-toc-desktop{max-height:calc(100vh - 76px)!important}')],
  },
];
