import assert from 'node:assert/strict';
import {cloudRunService} from '../lib/cloud-run';
import {inNode} from '../lib/probe';

export default inNode(
  'One service renders any site, since the URL of the site is sent with each render, and the container opens the one that it is sent.',
  async () => {
    const service = cloudRunService();
    const sites = ['https://weddings.example.com/index.html', 'https://invoices.example.com/index.html'];
    for (const serveUrl of sites) for (const render of [service.film, service.still]) assert.equal((await render({serveUrl})).type, 'success');
    const both = sites.flatMap((serveUrl) => [serveUrl, serveUrl]);
    assert.deepEqual(
      service.requests.map(({serveUrl}) => serveUrl),
      both,
    );
    assert.deepEqual(
      service.rendered.map(({serveUrl}) => serveUrl),
      both,
    );
  },
);
