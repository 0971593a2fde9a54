import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {studioFunction} from '../lib/studio-function';

type Focus = (given: {path: Array<string | number>; scrollBehavior?: string}) => {success: boolean};

const focus = studioFunction('focus-default-props-path', 'focusDefaultPropsPath') as unknown as Focus;

const LABEL = '__remotion-default-props-editor-label';
const MARK = `${LABEL}-active`;

export default inNode(
  'focusDefaultPropsPath() finds the field whose keys and indices the path joins, scrolls to it and marks it alone; without such a field, as where there is no editor, success is false and the earlier mark is gone.',
  () => {
    const page = globalThis as {document?: object};
    const fields = ['title', 'place.city', 'tags.1'].map((name) => {
      const marks = new Set<string>();
      const scrolled: unknown[] = [];
      const classList = {add: (mark: string) => marks.add(mark), remove: (mark: string) => marks.delete(mark)};
      return {name, marks, scrolled, classList, scrollIntoView: (options: unknown) => void scrolled.push(options)};
    });
    const querySelector = (selector: string) =>
      (selector === `.${MARK}` ? fields.find(({marks}) => marks.has(MARK)) : fields.find(({name}) => selector === `.${LABEL}[data-json-path="${name}"]`)) ??
      null;
    const marked = () => fields.filter(({marks}) => marks.has(MARK)).map(({name}) => name);
    page.document = {querySelector};
    try {
      for (const [path, name] of [
        [['title'], 'title'],
        [['place', 'city'], 'place.city'],
        [['tags', 1], 'tags.1'],
      ] as const) {
        assert.deepEqual(focus({path: [...path], scrollBehavior: 'smooth'}), {success: true});
        assert.deepEqual(marked(), [name]);
      }
      assert.deepEqual(fields[0]?.scrolled, [{behavior: 'smooth'}]);
      assert.deepEqual(focus({path: ['tags', 2]}), {success: false});
      assert.deepEqual(marked(), []);
      page.document = {querySelector: () => null};
      assert.deepEqual(focus({path: ['title']}), {success: false});
    } finally {
      delete page.document;
    }
  },
);
