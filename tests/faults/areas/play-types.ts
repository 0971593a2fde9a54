import {browser, file, remove, source, type Fault} from '../fault';
import {unstored} from '../shared';

const PACK = /^assets\/play\/types\.[^/]*\.json$/;

export const PLAY_TYPES: Fault[] = [
  {
    statement: 'play.types',
    name: 'types are loaded with the page',
    test: 'loaded when they are asked for',
    patches: [browser(`if (location.pathname.startsWith('/play/')) fetch('/play/types.json');`)],
  },
  {statement: 'play.types', name: 'a prop takes anything', test: 'is marked at its line', patches: [file(PACK, 'title?: string', 'title?: any')]},
  {statement: 'play.types', name: 'the switch is forgotten', test: 'is marked at its line', patches: [unstored('play-types')]},
  {statement: 'play.types', name: 'there are no easings', test: 'after a dot', patches: [file(PACK, 'static bezier(', 'private static bezier(')]},
  {statement: 'play.types', name: 'the declarations are not published', test: 'after a dot', patches: [remove(PACK)]},
  {
    statement: 'play.types',
    name: 'code is checked less strictly than by the documentation',
    unit: 'tests/tools/play-types.test.ts',
    patches: [source(/^plugins\/playground\/pack-types\.ts$/, 'options: COMPILER_OPTIONS', 'options: {...COMPILER_OPTIONS, strict: false}')],
  },
  {
    statement: 'play.types',
    name: 'they may weigh a megabyte at most',
    test: 'weigh no more',
    patches: [source(/^config\/budgets\.ts$/, 'playTypes: 1_300_000', 'playTypes: 1_000_000')],
  },
];
