import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Module = {
  serializeThenDeserializeInStudio(props: object): Record<string, unknown>;
  serializeJSONWithSpecialTypes(given: {data: object; indent: number; staticBase: string}): {serializedString: string};
  deserializeJSONWithSpecialTypes(json: string): object;
};

class Chef {
  name = 'Ada';
  greet = () => this.name;
}

export default inNode(
  'In the Studio too, props keep dates and results of staticFile(), lose functions, undefined and classes, and a Map or Set becomes an empty object.',
  () => {
    const json = installed<Module>('remotion/dist/cjs/input-props-serialization.js');
    const page = globalThis as {window?: object};
    page.window = {remotion_isStudio: true, remotion_staticBase: '/static-1'};
    try {
      const date = new Date(0);
      const props = {date, file: '/static-1/fern%20leaf.jpg', map: new Map([[1, 2]]), set: new Set([1]), chef: new Chef(), call: () => 1, nothing: undefined};
      const arrived = json.serializeThenDeserializeInStudio(props);
      assert.deepEqual(Object.keys(arrived), ['date', 'file', 'map', 'set', 'chef']);
      assert.deepEqual([arrived.date, arrived.file, arrived.map, arrived.set], [date, '/static-1/fern%20leaf.jpg', {}, {}]);
      assert.deepEqual(arrived.chef, {name: 'Ada'});
      // The file is stored without the folder of the bundle, and gets that of the page on which it arrives.
      const {serializedString} = json.serializeJSONWithSpecialTypes({data: {file: props.file}, indent: 0, staticBase: '/static-1'});
      page.window = {remotion_staticBase: '/static-2'};
      assert.deepEqual(json.deserializeJSONWithSpecialTypes(serializedString), {file: '/static-2/fern%20leaf.jpg'});
    } finally {
      delete page.window;
    }
  },
);
