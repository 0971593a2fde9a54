/** The keys of the site, by where they work; `+` stands between keys that are held together. */
export const SHORTCUTS: {where: string; single?: boolean; keys: [keys: string[], does: string][]}[] = [
  {
    where: 'On every page',
    single: true,
    keys: [
      [['/'], 'search'],
      [['t'], 'next color mode: light, dark, that of the system'],
      [['c'], 'copy the page as Markdown'],
      [['?'], 'this list'],
    ],
  },
  {
    where: 'In the documentation',
    single: true,
    keys: [
      [['n'], 'next page'],
      [['p'], 'previous page'],
      [['s'], 'to the sidebar, or open the menu of a small screen'],
    ],
  },
  {
    where: 'Everywhere, even in a field',
    keys: [
      [['Ctrl + K', '⌘ + K'], 'search'],
      [['Esc'], 'close what is open'],
    ],
  },
  {
    where: 'In a demo',
    keys: [
      [['Space'], 'play or pause'],
      [['←', '→'], 'one frame back or on, with the focus on its ruler'],
      [['Page Up', 'Page Down'], 'one second on or back'],
      [['Home', 'End'], 'first or last frame'],
    ],
  },
  {where: 'In a sample', keys: [[['←', '→'], 'types of the names, one after the other']]},
];
