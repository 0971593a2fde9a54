import assert from 'node:assert/strict';
import fs from 'node:fs';
import {byCommand} from '../lib/probe';
import {serve} from '../lib/serve';

/** The component of the page, which asks a server of this machine. */
const stockTicker = (origin: string) => {
  const page = fs.readFileSync('docs/cancel-render.mdx', 'utf8');
  const [, code = ''] = /^```tsx title="src\/StockTicker\.tsx"\n(.*?)^```/ms.exec(page) ?? [];
  return code.replace('https://stocks.example.com', origin);
};

const ENTRY = `import {cancelRender, Composition, registerRoot, useCurrentFrame} from 'remotion';
import {StockTicker} from './StockTicker';
const Ticker = () => <StockTicker symbol="ACME" />;
const Buoy = () => (useCurrentFrame() === 17 ? cancelRender('The buoy is adrift') : <div>{useCurrentFrame()}</div>);
const size = {width: 320, height: 180, fps: 30, durationInFrames: 20};
registerRoot(() => <><Composition id="Ticker" component={Ticker} {...size} /><Composition id="Buoy" component={Buoy} {...size} /></>);
`;

export default byCommand(
  'cancelRender() ends a render of two tabs with its message and exit code 1, after earlier frames too, and the component of the page ends with "No price for ACME: HTTP 404" if the server answers with 404.',
  async (project) => {
    const {origin, close} = await serve((_, response) => response.writeHead(404, {'access-control-allow-origin': '*'}).end());
    try {
      project.withComposition();
      project.write({'src/index.tsx': ENTRY, 'src/StockTicker.tsx': stockTicker(origin)});
      for (const [id, message] of [
        ['Ticker', 'No price for ACME: HTTP 404'],
        ['Buoy', 'The buoy is adrift'],
      ] as const) {
        const {code, output} = await project.remotion(['render', id, 'out/a.mp4', '--concurrency=2']);
        assert.equal(code, 1, output);
        assert.ok(output.includes(message), output);
        assert.equal(project.has('out/a.mp4'), false);
      }
    } finally {
      close();
    }
  },
);
