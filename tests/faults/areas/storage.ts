import {browser, type Fault} from '../fault';

export const STORAGE: Fault[] = [
  {statement: 'storage.unavailable', name: 'there is no warning', test: 'a warning, and the page works', patches: [browser(`console.warn = () => {};`)]},
  {
    statement: 'storage.unavailable',
    name: 'the form does not work without it',
    test: 'a warning, and the page works',
    patches: [
      browser(
        `try { localStorage; } catch { addEventListener('input', (event) => { if (event.target.name === 'body' || event.target.name === 'message') event.target.value = ''; }, true); }`,
      ),
    ],
  },
  {
    statement: 'storage.full',
    name: 'the color mode cannot be changed',
    test: 'storage full',
    patches: [
      browser(`setInterval(() => { try { localStorage.setItem('probe', 'x'); } catch { document.documentElement.dataset.themeChoice = 'system'; } }, 5);`),
    ],
  },
  {
    statement: 'storage.full',
    name: 'the search does not open',
    test: 'denied, of the tab',
    patches: [browser(`try { sessionStorage.length; } catch { addEventListener('keydown', (event) => event.stopImmediatePropagation(), true); }`)],
  },
];
