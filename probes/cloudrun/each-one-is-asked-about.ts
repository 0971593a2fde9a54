import assert from 'node:assert/strict';
import {cloudrun, type Held} from '../lib/google-cloud';
import {inNode} from '../lib/probe';

const SERVICES = ['298', '310', '332'].map((patch) => `remotion-4-0-${patch}-mem2gi-cpu1-0-t300`);
const bucket = (name: string, region: string, ...sites: string[]) => ({name, region, files: sites.map((site) => `sites/${site}/index.html`)});
const HELD: Held = {
  services: ['billing', ...SERVICES],
  buckets: [
    bucket('remotioncloudrun-a1', 'us-east1', 'glacier', 'harvest'),
    bucket('remotioncloudrun-b2', 'europe-west6', 'orchard'),
    bucket('photos', 'us-east1', 'album'),
  ],
};

export default inNode(
  'sites rmall asks about each site of the region, or with --all-regions of the project, services rmall shows each service of the region that begins with remotion- and asks about it; with --yes, both ask nothing.',
  async () => {
    const run = (line: string, ...answers: string[]) => cloudrun(line.split(' '), HELD, {answers});
    const deleted = (names: string[]) => names.map((name) => `delete sites/${name}/`);
    const region = await run('sites rmall', '', 'y', 'y');
    assert.deepEqual([region.code, region.questions, region.notes], [0, 2, deleted(['glacier', 'harvest'])]);
    const project = await run('sites rmall --all-regions', '', 'n', 'y');
    assert.deepEqual([project.code, project.questions, project.notes], [0, 3, deleted(['glacier', 'orchard'])]);
    for (const flag of ['--yes', '-y']) {
      const all = await run(`sites rmall --all-regions ${flag}`);
      assert.deepEqual([all.code, all.questions, all.notes], [0, 0, deleted(['glacier', 'harvest', 'orchard'])]);
    }
    const services = await run('services rmall', '', 'n', 'yes');
    assert.deepEqual([services.code, services.questions, services.notes.length], [0, 3, 2]);
    for (const name of SERVICES) assert.match(services.stdout, new RegExp(`${name}[^]*Delete\\? \\(Y/n\\)`));
    assert.doesNotMatch(services.stdout, /billing/);
    const everything = await run('services rmall --yes');
    assert.deepEqual([everything.questions, everything.notes.map((note) => note.split('/').at(-1))], [0, SERVICES]);
  },
);
