import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import {runInProcess, type CommandOutcome, type Group} from './command-in-process';
import {installed} from './installed';
import type {Outcome, Project} from './project';
import {newFolder} from './run-folder';

const DIST = path.join(__dirname, '../../node_modules/@remotion/cloudrun/dist');

/** What a project of Google Cloud holds. */
export type Held = {
  services?: string[];
  buckets?: {name: string; region: string; files?: string[]}[];
  /** Versions of the container image; those of Remotion's registry if there are none. */
  images?: string[];
  /** A call that Google refuses. */
  refuses?: string;
  /** What the service answers to a render, line by line. */
  answers?: object[];
};

/** Clients of Google that ask nobody, and write down what they are to change. A command of its own process loads them, and in this process they take the places of the others. */
const FAKES = `const fs = require('node:fs');
const {PassThrough, Writable} = require('node:stream');
const dist = ${JSON.stringify(DIST)};
const held = {services: [], buckets: [], answers: [], ...JSON.parse(process.env.PROBE_GOOGLE)};
const note = (...parts) => fs.appendFileSync(process.env.PROBE_NOTES, parts.join(' ') + '\\n');
const check = (call) => { if (held.refuses === call) throw Object.assign(new Error('Refused ' + call), {code: 7}); };
const place = (parent) => parent.replace('/services/', '/').split('/').slice(0, 4).join('/');
const service = (name) => ({
  name,
  uri: 'https://' + name.split('/').pop() + '.example',
  template: {timeout: {seconds: '300'}, containers: [{resources: {limits: {memory: '2Gi', cpu: '1.0'}}}]},
});
const listed = (parent) => held.services.map((name) => service(place(parent) + '/services/' + name));
const runs = {
  listServices: async ({parent}) => { check('list'); return [listed(parent)]; },
  async *listServicesAsync({parent}) { check('list'); yield* listed(parent); },
  getService: async ({name}) => {
    if (!held.services.includes(name.split('/').pop())) throw new Error('5 NOT_FOUND: ' + name);
    return [service(name)];
  },
  deleteService: async ({name}) => { check('delete'); note('delete', name); },
  createService: async ({parent, serviceId, service: {template}}) => {
    check('create');
    note('create', JSON.stringify({serviceId, scaling: template.scaling, cpuIdle: template.containers[0].resources.cpuIdle}));
    return [{promise: async () => [service(parent + '/services/' + serviceId)]}];
  },
};
const bucketOf = (name) => held.buckets.find((bucket) => bucket.name === name) ?? {name, files: []};
const file = (bucket, name) => ({
  name,
  metadata: {md5Hash: 'AAAA'},
  exists: async () => [true],
  delete: async () => note('delete', name),
  download: async ({destination}) => note('download', 'gs://' + bucket + '/' + name),
  createWriteStream: (options) => { note('upload', name, JSON.stringify(options)); return new Writable({write: (chunk, encoding, done) => done()}); },
});
const storage = {
  getBuckets: async () => { check('buckets'); return [held.buckets.map(({name, region}) => ({name, metadata: {location: region.toUpperCase(), timeCreated: '2025-03-01'}}))]; },
  createBucket: async (name, {location}) => { note('bucket', location); held.buckets.push({name, region: location, files: []}); },
  bucket: (name) => ({
    get: async () => {},
    file: (key) => file(name, key),
    getFiles: async ({prefix, delimiter}) => {
      const {files = []} = bucketOf(name);
      const prefixes = [...new Set(files.map((key) => key.split('/').slice(0, 2).join('/') + '/'))];
      return [files.filter((key) => key.startsWith(prefix)).map((key) => file(name, key)), null, {prefixes: delimiter && files.length ? prefixes : undefined}];
    },
    deleteFiles: ({prefix}, done) => { note('delete', prefix); done(); },
  }),
};
const post = async ({data}) => {
  note('post', JSON.stringify(data));
  const answer = new PassThrough();
  (async () => { for (const line of held.answers) { answer.write(JSON.stringify(line) + '\\n'); await new Promise(setImmediate); } answer.end(); })();
  return {data: answer};
};
const put = (helper, name, client) => { require(dist + '/api/helpers/' + helper + '.js')[name] = () => client; };
put('get-cloud-run-client', 'getCloudRunClient', runs);
put('get-cloud-storage-client', 'getCloudStorageClient', storage);
put('get-auth-client-for-url', 'getAuthClientForUrl', {request: post});
put('get-resource-manager-client', 'getResourceManagerClient', {testIamPermissions: async ({permissions}) => [{permissions: permissions.slice(1)}]});
put('get-cloud-logging-client', 'getCloudLoggingClient', {listLogEntriesAsync: async () => []});
const {BundlerInternals} = require(require.resolve('@remotion/bundler', {paths: [dist]}));
BundlerInternals.internalBundle = async ({publicDir, publicPath, enableCaching, entryPoint}) => {
  note('bundle', JSON.stringify({publicDir, publicPath, enableCaching, entryPoint}));
  const folder = fs.mkdtempSync(process.env.PROBE_NOTES + '-');
  fs.writeFileSync(folder + '/index.html', 'site');
  return folder;
};
const registry = require(require.resolve('@google-cloud/artifact-registry', {paths: [dist]})).ArtifactRegistryClient.prototype;
registry.listTags = async () => [(held.images ?? [require(require.resolve('remotion/version', {paths: [dist]})).VERSION]).map((version) => ({name: 'tags/' + version}))];
`;

const VARIABLES = {
  REMOTION_GCP_PROJECT_ID: 'ski-lifts',
  REMOTION_GCP_CLIENT_EMAIL: 'render@ski-lifts.example',
  REMOTION_GCP_PRIVATE_KEY: 'key',
  REMOTION_GCP_REGION: '',
};

type Variables = Record<string, string | undefined>;

export type Ran = Outcome & {notes: string[]};

const notesIn = (file: string) => fs.readFileSync(file, 'utf8').split('\n').filter(Boolean);

/**
 * Runs `npx remotion cloudrun` in a project that is said to be in Google Cloud, with its configuration file and .env.
 * @returns what the command printed, and what it changed there
 */
export async function runCloudrun(project: Project, args: string[], held: Held, {env = {}}: {env?: Variables} = {}): Promise<Ran> {
  project.write({'google-cloud.js': FAKES, 'notes.txt': ''});
  const inside = (file: string) => path.join(project.folder, file);
  const outcome = await project.remotion(['cloudrun', ...args], {
    env: {
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require=${JSON.stringify(inside('google-cloud.js'))}`,
      PROBE_GOOGLE: JSON.stringify(held),
      PROBE_NOTES: inside('notes.txt'),
      ...VARIABLES,
      ...env,
    },
  });
  return {...outcome, notes: notesIn(inside('notes.txt'))};
}

/** What the fakes put something else in place of. */
const REPLACED = (): [object, string][] => {
  const helper = (name: string) => installed<object>(`@remotion/cloudrun/dist/api/helpers/${name}.js`);
  return [
    [helper('get-cloud-run-client'), 'getCloudRunClient'],
    [helper('get-cloud-storage-client'), 'getCloudStorageClient'],
    [helper('get-auth-client-for-url'), 'getAuthClientForUrl'],
    [helper('get-resource-manager-client'), 'getResourceManagerClient'],
    [helper('get-cloud-logging-client'), 'getCloudLoggingClient'],
    [installed<{BundlerInternals: object}>('@remotion/bundler').BundlerInternals, 'internalBundle'],
    [installed<{ArtifactRegistryClient: {prototype: object}}>('@google-cloud/artifact-registry').ArtifactRegistryClient.prototype, 'listTags'],
  ];
};

type Args = {parsedCloudrunCli: Group['flags']; forceFlagProvided: unknown};

/**
 * Does what `npx remotion cloudrun` does, in this process, without reading a configuration file or a .env file.
 * @param answers what is typed at each question; the input ends after the last one
 * @param root the project
 */
export async function cloudrun(
  words: string[],
  held: Held = {},
  {env = {}, answers = [], root = process.cwd()}: {env?: Variables; answers?: string[]; root?: string} = {},
): Promise<CommandOutcome & {notes: string[]}> {
  const {executeCommand} = installed<{executeCommand: Group['execute']}>('@remotion/cloudrun/dist/cli/index.js');
  const args = installed<Args>('@remotion/cloudrun/dist/cli/args.js');
  const notes = path.join(newFolder(), 'notes.txt');
  fs.writeFileSync(notes, '');
  const variables: Variables = {...VARIABLES, ...env};
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  const members = REPLACED().map(([target, name]) => [target, name, Reflect.get(target, name) as unknown] as const);
  try {
    for (const [name, value] of Object.entries(variables)) setVariable(name, value);
    const load = vm.compileFunction(FAKES, ['require', 'process']) as (require: NodeJS.Require, process: {env: Variables}) => void;
    load(createRequire(__filename), {env: {PROBE_GOOGLE: JSON.stringify(held), PROBE_NOTES: notes}});
    const outcome = await runInProcess(words, answers, root, {
      flags: args.parsedCloudrunCli,
      setForced: (value) => (args.forceFlagProvided = value),
      execute: executeCommand,
    });
    return {...outcome, notes: notesIn(notes)};
  } finally {
    for (const [target, name, value] of members) Reflect.set(target, name, value);
    for (const [name, value] of before) setVariable(name, value);
  }
}

function setVariable(name: string, value: string | undefined): void {
  if (value === undefined) Reflect.deleteProperty(process.env, name);
  else process.env[name] = value;
}
