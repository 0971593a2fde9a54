import assert from 'node:assert/strict';
import {withRenderCommand} from '../lib/lambda-render-command';
import {inNode} from '../lib/probe';

export default inNode('In front of the arguments of lambda render, --prefer-lossless takes the site as its value; behind them, it takes none.', () =>
  withRenderCommand(async (render) => {
    const {sent} = await render('harbor-cam Regatta --prefer-lossless');
    assert.deepEqual([sent?.composition, sent?.preferLossless], ['Regatta', true]);
    assert.match(String(sent?.serveUrl), /harbor-cam/);
    const before = await render('--prefer-lossless harbor-cam Regatta');
    assert.match(before.output, /Passing the shorthand serve URL without composition name is currently not supported\./);
    assert.equal(before.sent, undefined);
  }),
);
