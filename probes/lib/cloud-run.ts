import path from 'node:path';
import {PassThrough} from 'node:stream';
import type {renderMediaOnCloudrun, renderStillOnCloudrun} from '@remotion/cloudrun/client';
import {installed} from './installed';

type Options = Record<string, unknown>;
export type Upload = {bucket: string; destination: string; predefinedAcl: string; metadata?: object};

const USUAL = {
  region: 'us-east1',
  cloudRunUrl: 'https://render.example',
  serveUrl: 'https://site.example/index.html',
  forceBucketName: 'remotioncloudrun-mine',
  composition: 'Regatta',
} as const;

/**
 * A service of Cloud Run in this process. It does what the container does, except for what needs a browser, an encoder or a bucket.
 * @param render stands for the renderer, and gets the options that the container passes to it
 * @param change is made to what the client sends
 */
export function cloudRunService(render: (options: Options) => unknown = () => undefined, change: Options = {}) {
  const [requests, rendered, uploads, written]: [Options[], Options[], Upload[], string[]] = [[], [], [], []];
  const {RenderInternals} = installed<{RenderInternals: Options}>('@remotion/renderer');
  const internalRender = async (options: Options) => {
    rendered.push(options);
    await render(options);
  };
  const own = {defaultCodec: 'vp9', defaultOutName: 'regatta', defaultVideoImageFormat: 'png', defaultPixelFormat: 'yuv444p'};
  const metadata = {id: 'Regatta', width: 1280, height: 720, fps: 30, durationInFrames: 60, props: {}, ...own};
  const renderer = {
    internalSelectComposition: () => Promise.resolve({metadata, propsSize: 2}),
    internalRenderMedia: internalRender,
    internalRenderStill: internalRender,
  };
  const {Storage} = installed<{Storage: {prototype: Options}}>('@google-cloud/storage');
  const upload = (bucket: string, {destination, ...rest}: Upload) => {
    uploads.push({...rest, bucket, destination});
    const publicUrl = () => `https://storage.googleapis.com/${bucket}/${encodeURIComponent(destination)}`;
    return [{publicUrl, cloudStorageURI: new URL(`gs://${bucket}/${destination}`), getMetadata: () => Promise.resolve([{size: '2048'}])}];
  };
  const storage = {bucket: (name: string) => ({upload: (_file: string, options: Upload) => Promise.resolve(upload(name, options))})};
  const {renderOnCloudRun} = installed<{renderOnCloudRun: (request: object, response: object) => Promise<void>}>('@remotion/cloudrun/dist/functions/index.js');
  const request = ({data}: {data: Options}) => {
    const answer = Object.assign(new PassThrough(), {writeHead: () => undefined});
    const body = JSON.parse(JSON.stringify({...data, ...change})) as Options;
    requests.push(body);
    answer.on('data', (chunk: Buffer) => written.push(chunk.toString()));
    setImmediate(() => void renderOnCloudRun({body}, answer));
    return Promise.resolve({data: answer});
  };
  const helper = installed<Options>('@remotion/cloudrun/dist/api/helpers/get-auth-client-for-url.js');
  const videos = installed<{renderMediaOnCloudrun: typeof renderMediaOnCloudrun}>('@remotion/cloudrun/dist/api/render-media-on-cloudrun.js');
  const stills = installed<{renderStillOnCloudrun: typeof renderStillOnCloudrun}>('@remotion/cloudrun/dist/api/render-still-on-cloudrun.js');
  const outcome = async (start: () => Promise<object>) => {
    const restore = [
      swap(RenderInternals, renderer),
      swap(Storage.prototype, storage),
      swap(helper, {getAuthClientForUrl: () => Promise.resolve(service.client)}),
    ];
    const result = await start().catch((error: unknown) => error);
    for (const each of restore) each();
    return result as Options;
  };
  const service = {
    /** What sends the requests: to this service, unless a probe puts another one here. */
    client: {request} as object,
    /** What the client sent, what the renderer was to do, what was uploaded, and what the service answered, in pieces. */
    requests,
    rendered,
    uploads,
    written,
    film: (options: object = {}) => outcome(() => videos.renderMediaOnCloudrun({...USUAL, codec: 'h264', ...options})),
    still: (options: object = {}) => outcome(() => stills.renderStillOnCloudrun({...USUAL, imageFormat: 'png', ...options})),
  };
  return service;
}

/** @returns what puts the former members back */
function swap(target: Options, members: Options): () => void {
  const before = Object.fromEntries(Object.keys(members).map((name) => [name, target[name]]));
  Object.assign(target, members);
  return () => void Object.assign(target, before);
}

/** A function of the package as it is, whatever another probe has put in its place. */
export function pristine(file: string, name: string): (...given: never[]) => unknown {
  const known = installed<Options>(file);
  const place = require.resolve(path.join(__dirname, '../../node_modules', file));
  const entry = require.cache[place];
  delete require.cache[place];
  known[name] = installed<Options>(file)[name];
  // Other modules of the package hold on to the one that was loaded first.
  require.cache[place] = entry;
  return known[name] as ReturnType<typeof pristine>;
}
