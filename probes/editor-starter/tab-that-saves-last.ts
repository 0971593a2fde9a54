import assert from 'node:assert/strict';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Video = {tracks: unknown[]; items: Record<string, object>; fps: number};
type Sample = {saveProject: (projectId: string, video: Video) => Promise<void>};
type Sent = {version: number; video: Video; basedOn?: number};

export default inNode(
  'saveProject() of the page sends no time, so of two tabs that loaded the same state, the one that saves last wins; a server that gets the time of the last save along can refuse the older one.',
  async () => {
    const {saveProject} = sampleOf<Sample>(['docs/editor-starter/persistance.mdx'], 'project-storage');
    let stored: Sent | undefined;
    let savedAt = 1000;
    let send: (sent: Sent) => Sent = (sent) => sent;
    const {fetch} = globalThis;
    globalThis.fetch = (_, init) => {
      const sent = send(JSON.parse(init?.body as string) as Sent);
      if (sent.basedOn !== undefined && sent.basedOn < savedAt) return Promise.resolve(new Response('', {status: 409}));
      stored = sent;
      savedAt++;
      return Promise.resolve(Response.json({}));
    };
    const tab = (name: string): Video => ({tracks: [name], items: {}, fps: 30});
    try {
      await saveProject('harbor', tab('first'));
      assert.deepEqual(Object.keys(stored!), ['version', 'video']);
      await saveProject('harbor', tab('second'));
      assert.deepEqual(stored!.video.tracks, ['second']);
      const basedOn = savedAt;
      send = (sent) => ({...sent, basedOn});
      await saveProject('harbor', tab('third'));
      await assert.rejects(saveProject('harbor', tab('fourth')), {message: 'The project was not saved: 409'});
      assert.deepEqual(stored!.video.tracks, ['third']);
    } finally {
      globalThis.fetch = fetch;
    }
  },
);
