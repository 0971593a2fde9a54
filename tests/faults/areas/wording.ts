import {script, type Fault} from '../fault';
import {ever} from '../shared';

export const WORDING: Fault[] = [
  {
    statement: 'wording.controls',
    name: 'the toggle of the menu has another name',
    test: 'names of controls',
    patches: [ever('.navbar__toggle', `each.ariaLabel = 'Menu';`)],
  },
  {statement: 'wording.controls', name: 'Retry has another name', test: 'Try again and Retry', patches: [script('"Retry"', '"Repeat"')]},
  {statement: 'wording.controls', name: 'Versions has another name', build: 'build-configured', patches: [script('"Versions"', '"Editions"')]},
];
