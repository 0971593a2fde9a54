import assert from 'node:assert/strict';
import {fillTextBox, fitText, fitTextOnNLines, measureText} from '@remotion/layout-utils';
import {inNode} from '../lib/probe';

export default inNode('In Node, measureText(), fitText() and the others throw that measureText() can only be called in a browser.', () => {
  const message = /measureText\(\) can only be called in a browser\./;
  const font = {fontFamily: 'serif'};
  assert.throws(() => measureText({text: 'Vienna', fontSize: 20, ...font}), message);
  assert.throws(() => fitText({text: 'Vienna', withinWidth: 200, ...font}), message);
  assert.throws(() => fitTextOnNLines({text: 'Vienna', maxLines: 2, maxBoxWidth: 200, ...font}), message);
  assert.throws(() => fillTextBox({maxBoxWidth: 200, maxLines: 2}).add({text: 'Vienna', fontSize: 20, ...font}), message);
});
