import assert from 'node:assert/strict';
import {Config} from '@remotion/cli/config';
import {BrowserSafeApis} from '@remotion/renderer/client';
import {inNode} from '../lib/probe';

type Option = {cliFlag: string; setConfig(value: unknown): void; getValue(given: {commandLine: Record<string, unknown>}): {value: unknown}};

/** The setter, its value, the value of the flag, and what restores the default. */
const SETTERS = {
  setCrf: ['crfOption', 18, 24, undefined],
  setScale: ['scaleOption', 2, 0.5, 1],
  setJpegQuality: ['jpegQualityOption', 90, 70, undefined],
  setVideoBitrate: ['videoBitrateOption', '4M', '8M', null],
  setEncodingMaxRate: ['encodingMaxRateOption', '6M', '9M', null],
  setEncodingBufferSize: ['encodingBufferSizeOption', '12M', '18M', null],
  setX264Preset: ['x264Option', 'slow', 'fast', null],
  setColorSpace: ['colorSpaceOption', 'bt709', 'bt2020-ncl', 'default'],
  setAudioCodec: ['audioCodecOption', 'mp3', 'aac', null],
  setAudioBitrate: ['audioBitrateOption', '192K', '96K', null],
  setAudioLatencyHint: ['audioLatencyHintOption', 'playback', 'balanced', null],
  setOffthreadVideoCacheSizeInBytes: ['offthreadVideoCacheSizeInBytesOption', 1024, 2048, null],
  setDelayRenderTimeoutInMilliseconds: ['delayRenderTimeoutInMillisecondsOption', 60_000, 90_000, 30_000],
  setChromeMode: ['chromeModeOption', 'chrome-for-testing', 'headless-shell', 'headless-shell'],
  setChromiumOpenGlRenderer: ['glOption', 'angle', 'egl', null],
  setPublicDir: ['publicDirOption', 'media', 'files', null],
  setPublicPath: ['publicPathOption', '/a/', '/b/', null],
  setBinariesDirectory: ['binariesDirectoryOption', '/opt/a', '/opt/b', null],
  setLevel: ['logLevelOption', 'verbose', 'error', 'info'],
  setDeleteAfter: ['deleteAfterOption', '7-days', '1-day', null],
} as const;

export default inNode('Of a flag and its setter in the configuration file, the flag wins for twenty settings of renders.', () => {
  const options = BrowserSafeApis.options as unknown as Record<string, Option>;
  const setters = Config as unknown as Record<string, (value: unknown) => void>;
  for (const [setter, [name, ofTheFile, ofTheFlag, byDefault]] of Object.entries(SETTERS)) {
    const option = options[name]!;
    try {
      setters[setter]!(ofTheFile);
      assert.equal(option.getValue({commandLine: {}}).value, ofTheFile, setter);
      assert.equal(option.getValue({commandLine: {[option.cliFlag]: ofTheFlag}}).value, ofTheFlag, setter);
    } finally {
      setters[setter]!(byDefault);
    }
  }
});
