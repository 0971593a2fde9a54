import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import {inNode} from '../lib/probe';

type Option = {getValue(given: {commandLine: Record<string, unknown>}, fallback?: unknown): {value: unknown}; setConfig: unknown};
type Configuration = {Config: object; ConfigInternals: Record<string, () => unknown>};
type Client = {BrowserSafeApis: {options: Record<string, Option>}};

const OF_OPTIONS: Record<string, unknown> = {
  ...{setPublicDir: null, setPublicPath: null, setNumberOfGifLoops: null, setScale: 1, setJpegQuality: 80, setCrf: undefined, setVideoBitrate: null},
  ...{setEncodingMaxRate: null, setEncodingBufferSize: null, setX264Preset: null, setColorSpace: 'default', setHardwareAcceleration: 'disable'},
  ...{setEnforceAudioTrack: false, setAudioCodec: null, setAudioBitrate: null, setPreferLosslessAudio: false, setForSeamlessAacConcatenation: false},
  ...{setAudioLatencyHint: null, setDisallowParallelEncoding: false, setChromeMode: 'headless-shell', setChromiumOpenGlRenderer: null},
  ...{setDelayRenderTimeoutInMilliseconds: 30_000, setChromiumMultiProcessOnLinux: true, setChromiumHeadlessMode: true, setBeepOnFinish: false},
  ...{setEnableCrossSiteIsolation: false, setBinariesDirectory: null, setLevel: 'info', setRepro: false, setDeleteAfter: null},
  ...{setEnableFolderExpiry: null, setLambdaInsights: false},
};
const OF_GETTERS: Record<string, unknown> = {
  ...{getPixelFormat: 'yuv420p', getProResProfile: undefined, getBrowserExecutable: null, getStudioPort: undefined, getRendererPortFromConfigFile: null},
  ...{getChromiumDisableWebSecurity: false, getIgnoreCertificateErrors: false, getEveryNthFrame: 1, getConcurrency: null, getDotEnvLocation: null},
  ...{getUserPreferredStillImageFormat: undefined, getWebpackCaching: true, getOutputLocation: null, getMaxTimelineTracks: 90, getRange: null},
  ...{getKeyboardShortcutsEnabled: true, getWebpackPolling: null, getShouldOpenBrowser: true, getChromiumUserAgent: null, getMetadata: undefined},
  ...{getBufferStateDelayInMilliseconds: null, getEntryPoint: null, getShouldOutputImageSequence: false},
};

/** Copies in which no setter has been called yet: those of other probes keep what they were told. */
function unset(): Configuration & Client {
  const load = createRequire(__filename);
  const shared = Object.entries(load.cache).filter(([file]) => /[/\\]@remotion[/\\](cli|renderer|studio-server)[/\\]/.test(file));
  for (const [file] of shared) Reflect.deleteProperty(load.cache, file);
  const loaded = {...(load('../../node_modules/@remotion/cli/dist/config/index.js') as Configuration), ...(load('@remotion/renderer/client') as Client)};
  Object.assign(load.cache, Object.fromEntries(shared));
  return loaded;
}

export default inNode('As long as a setter of the configuration file is not called, its setting has the default of its section.', () => {
  const {Config, ConfigInternals, BrowserSafeApis} = unset();
  const setters = Object.entries(Object.getOwnPropertyDescriptors(Config));
  const {options} = BrowserSafeApis;
  for (const [setter, value] of Object.entries(OF_OPTIONS)) {
    const given = setters.find(([name]) => name === setter)?.[1].value as unknown;
    const option = Object.values(options).find(({setConfig}) => setConfig === given);
    assert.deepEqual([setter, option?.getValue({commandLine: {}}).value], [setter, value]);
  }
  assert.equal(options.mutedOption?.getValue({commandLine: {muted: null}}).value, false);
  for (const [getter, value] of Object.entries(OF_GETTERS)) assert.deepEqual([getter, ConfigInternals[getter]?.()], [getter, value]);
});
