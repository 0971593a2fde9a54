import {addStyle, page, script, type Fault} from '../fault';
import {ever} from '../shared';

export const LICENSE: Fault[] = [
  {
    statement: 'about.dated',
    name: 'the team has no date',
    patches: [
      ever('main *', `if (!each.childElementCount && /As of/.test(each.textContent)) each.textContent = '';`),
      page(/^about\/index\.html$/, 'As of', ''),
    ],
  },
  {
    statement: 'about.dated',
    name: 'a company that has closed is told as open',
    patches: [ever('main li', `if (/until it closed/.test(each.textContent)) each.textContent = 'Oxolo';`)],
  },
  {statement: 'license.first-screen', name: 'it stands further down', test: '/lambda/', patches: [addStyle('main{padding-top:900px}')]},
  {
    statement: 'license.first-screen',
    name: 'it names another number of employees',
    test: 'screen of / says',
    patches: [script('employees', 'people'), page(/^index\.html$/, 'employees', 'people')],
  },
  {statement: 'license.page', name: 'an answer is missing', patches: [ever('main li', `if (/^For now/.test(each.textContent)) each.remove();`)]},
  {
    statement: 'license.counted',
    name: 'it is not said',
    patches: [ever('main p, main td, main li', `if (/count like those on Lambda/.test(each.textContent)) each.textContent = '';`)],
  },
];
