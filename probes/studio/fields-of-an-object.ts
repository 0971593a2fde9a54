import assert from 'node:assert/strict';
import {z} from 'zod';
import {installed} from '../lib/installed';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

type Updater = (before: object) => object;
type Element = {
  type: {name?: string};
  props: Record<string, never> & {jsonPath?: string[]; setValue(update: () => unknown, force: boolean): void; children?: unknown};
};
type Editor = {ZodObjectEditor(given: object): Element};
type Zod = {useZodIfPossible: () => unknown};

const FOLDER = '@remotion/studio/dist/components';

/** The editors in an element, wherever they are. */
const editorsIn = (element: unknown): Element[] => {
  if (Array.isArray(element)) return element.flatMap(editorsIn);
  if (typeof element !== 'object' || element === null) return [];
  const {type, props} = element as Element;
  return type?.name === 'ZodSwitch' ? [element as Element] : editorsIn(props?.children);
};

export default inNode(
  'In the form of the Studio, each key of an object has a field, in the order of the schema; a valid change of one reaches the props of the preview in the same moment, and one that the schema forbids does not.',
  () => {
    const packages = installed<Zod>(`${FOLDER}/get-zod-if-possible.js`);
    const {useZodIfPossible} = packages;
    const page = globalThis as {window?: object; document?: object};
    packages.useZodIfPossible = () => z;
    page.window = {remotion_staticBase: '/static-1', addEventListener: () => undefined};
    page.document = {getElementById: () => null};
    try {
      const {ZodObjectEditor} = installed<Editor>(`${FOLDER}/RenderModal/SchemaEditor/ZodObjectEditor.js`);
      const schema = z.object({choir: z.string(), singers: z.number().max(40), isOutside: z.boolean()});
      const saved = {choir: 'Tidal', singers: 12, isOutside: true};
      const changes: object[] = [];
      const shared = {jsonPath: [], unsavedValue: saved, savedValue: saved, showSaveButton: true, saving: false, mayPad: true, onRemove: null};
      const setValue = (update: Updater) => void changes.push(update(saved));
      const {render} = mounted(() => ZodObjectEditor({...shared, schema, setValue, onSave: () => undefined, saveDisabledByParent: false}));
      const editors = editorsIn(render());
      assert.deepEqual(
        editors.map(({props}) => props.jsonPath),
        [['choir'], ['singers'], ['isOutside']],
      );
      editors[1]?.props.setValue(() => 20, false);
      assert.deepEqual(changes, [{...saved, singers: 20}]);
      editors[1]?.props.setValue(() => 41, false);
      assert.equal(changes.length, 1);
    } finally {
      packages.useZodIfPossible = useZodIfPossible;
      delete page.window;
      delete page.document;
    }
  },
);
