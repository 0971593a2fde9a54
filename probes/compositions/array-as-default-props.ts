import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Module = {validateDefaultAndInputProps(props: unknown, name: string, id: string): void};

export default inNode('defaultProps that are an array throw with the id of the composition, and other values than objects with their type.', () => {
  const {validateDefaultAndInputProps} = installed<Module>('remotion/dist/cjs/validation/validate-default-props.js');
  const check = (props: unknown) => () => validateDefaultAndInputProps(props, 'defaultProps', 'WeatherCard');
  assert.throws(check([24]), {message: '"defaultProps" must be an object, an array was passed for composition "WeatherCard"'});
  for (const props of ['warm', 24, true])
    assert.throws(check(props), {message: `"defaultProps" must be an object, but you passed a value of type ${typeof props}`});
  for (const props of [{}, {celsius: 24}, null, undefined]) assert.doesNotThrow(check(props));
});
