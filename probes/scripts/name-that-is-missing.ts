import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';

type Nodes = Record<'Lamp', {geometry: string}>;

export default inNode(
  "Where an object has nothing of that name, as nodes for a name that is not in the file, reading .geometry of it throws “Cannot read properties of undefined (reading 'geometry')”.",
  () => {
    const nodes = JSON.parse('{"Lamp shade": {"geometry": "cone"}}') as Nodes;
    assert.throws(() => nodes.Lamp.geometry, {name: 'TypeError', message: "Cannot read properties of undefined (reading 'geometry')"});
  },
);
