import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';
import {serve} from '../lib/serve';

export default inBrowser(
  'An <iframe> gets no error event in Chrome for a URL that does not respond or a page that forbids embedding, by X-Frame-Options (“Refused to display … in a frame”) or a policy (“Framing … violates the following …”).',
  async (stage) => {
    const page = await stage.page();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const forbidding = await stage.serve((request, response) => {
      const header = request.url === '/policy' ? {'content-security-policy': "frame-ancestors 'none'"} : {'x-frame-options': 'DENY'};
      response.writeHead(200, {'content-type': 'text/html', ...header}).end('<p>Tide table</p>');
    });
    const gone = await serve(() => undefined);
    gone.close();
    const events = await page.evaluate<
      string[]
    >(`Promise.all(${JSON.stringify([`${forbidding}/header`, `${forbidding}/policy`, gone.origin])}.map((src) => new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.onload = () => setTimeout(() => resolve('load'), 300);
      frame.onerror = () => resolve('error');
      frame.src = src;
      document.body.append(frame);
    })))`);
    assert.deepEqual(events, ['load', 'load', 'load']);
    for (const words of [
      /^Refused to display '.*' in a frame because it set 'X-Frame-Options' to 'deny'\.$/,
      /^Framing '.*' violates the following Content Security Policy directive: "frame-ancestors 'none'"\./,
    ])
      assert.ok(
        said.some((text) => words.test(text)),
        said.join('\n'),
      );
  },
);
