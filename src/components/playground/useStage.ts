import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import type {PlayAsset, Project} from '@site/src/playground/project';
import type {Prepared} from '@site/src/playground/published';
import type {FieldTree, LogLevel, Problem, StageMessage} from '@site/src/playground/protocol';
import {shownExport} from '@site/src/playground/shown-export';
import {StageHost} from '@site/src/playground/stage-host';
import {TYPING_PAUSE_MS} from '@site/src/playground/typing-pause';
import {Playhead} from './playhead';
import type {Playback} from './StageBar';

/** The first composition is shown without the compiler, since the build has compiled it. */
const loadCompiling = () =>
  import(/* webpackChunkName: 'play-compiler' */ './compiling').catch(() => {
    throw new Error('The compiler could not be loaded. Check your connection and change the code again.');
  });

export type LogLine = {id: number; level: LogLevel; text: string};

/** What the last run is known to be. */
export type Run = {exports: string[]; schema: FieldTree | null; defaultProps: Record<string, unknown>; imports: string[]};

export type StageState = {
  name: 'waiting' | 'compiling' | 'starting' | 'running' | 'broken' | 'hung' | 'unavailable';
  /** For `unavailable`: what is missing. */
  message?: string;
};

type Options = {
  project: Project;
  assets: PlayAsset[];
  /** Code from a link waits until the reader lets it run. */
  isHeld: boolean;
  /** What the build has compiled: the code as it is before the reader changes it. */
  prepared?: Prepared;
  firstFrame: number;
  playback: Playback;
};

const MOST_LINES = 200;

/** Compiles a project whenever its code changes and runs it in the stage; props and sizes reach the stage without a compilation. */
export function useStage(container: RefObject<HTMLElement | null>, {project, assets, isHeld, prepared, firstFrame, playback}: Options) {
  const [playhead] = useState(() => new Playhead(firstFrame));
  const [state, setState] = useState<StageState>({name: isHeld ? 'waiting' : 'compiling'});
  const [problems, setProblems] = useState<Problem[]>([]);
  const [log, setLog] = useState<LogLine[]>([]);
  const [run, setRun] = useState<Run>();
  const [round, setRound] = useState(0);
  const host = useRef<StageHost>(null);
  const current = useRef({id: 0, imports: [] as string[], lines: 0});
  const latest = useRef({project, assets, playback});
  useEffect(() => {
    latest.current = {project, assets, playback};
  });

  const onMessage = useCallback(
    (message: StageMessage) => {
      const isOld = 'id' in message && message.id !== current.current.id;
      if (isOld) return;
      switch (message.type) {
        case 'running': {
          const {exports, schema, defaultProps} = message;
          setRun({exports, schema, defaultProps, imports: current.current.imports});
          setState({name: 'running'});
          loadCompiling().then(
            ({loadCompiler}) => loadCompiler(),
            () => undefined,
          );
          break;
        }
        case 'frame':
          playhead.set(message.frame, message.playing);
          break;
        case 'error': {
          const {file, line, column, phase, frame} = message;
          const text = phase === 'frame' && frame !== null ? `Frame ${frame}: ${message.message}` : message.message;
          setProblems((before) =>
            before.some((each) => each.message === text && each.line === line) ? before : [...before, {file, line, column, message: text}],
          );
          if (phase === 'load' || phase === 'render') setState({name: 'broken'});
          break;
        }
        case 'log': {
          const id = ++current.current.lines;
          setLog((before) => [...before.slice(1 - MOST_LINES), {id, level: message.level, text: message.text}]);
          break;
        }
        case 'hang':
          playhead.set(playhead.frame(), false);
          setState({name: 'hung'});
          break;
        case 'unavailable':
          setState({name: 'unavailable', message: message.message});
          break;
        default:
      }
    },
    [playhead],
  );

  useEffect(() => {
    if (!container.current) return;
    const stage = new StageHost(container.current, onMessage);
    host.current = stage;
    return () => {
      stage.dispose();
      host.current = null;
    };
  }, [container, onMessage]);

  const {files, entry, exportName, props, size} = project;
  const isFirst = useRef(true);
  useEffect(() => {
    if (isHeld) return;
    let isCurrent = true;
    const start = async () => {
      setState((before) => (before.name === 'hung' || before.name === 'waiting' || before.name === 'broken' ? {name: 'compiling'} : before));
      try {
        const {modules, errors, imports} = prepared?.files === files ? {...prepared, errors: []} : await (await loadCompiling()).compileAndPlace(files);
        if (!isCurrent) return;
        // What older code still has to say is no longer of interest.
        current.current.id = 0;
        setProblems(errors);
        if (errors.length > 0) return setState({name: 'broken'});
        setState((before) => (before.name === 'running' ? before : {name: 'starting'}));
        setLog([]);
        current.current.imports = imports;
        const {project: newest, assets: own, playback: settings} = latest.current;
        const id = await host.current?.run({modules, imports, project: {...newest, exportName: shownExport(newest)}, assets: own, frame: playhead.frame()});
        current.current.id = id ?? current.current.id;
        host.current?.setMuted(settings.isMuted);
        host.current?.setLoop(settings.isLooping);
        host.current?.setSpeed(settings.speed);
      } catch (error) {
        if (isCurrent) setState({name: 'unavailable', message: error instanceof Error ? error.message : String(error)});
      }
    };
    const timer = window.setTimeout(() => void start(), isFirst.current ? 0 : TYPING_PAUSE_MS);
    isFirst.current = false;
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [files, entry, exportName, assets, isHeld, prepared, round, playhead]);

  useEffect(() => host.current?.setProps(props), [props]);
  useEffect(() => host.current?.setSize(size), [size]);
  useEffect(() => {
    host.current?.setMuted(playback.isMuted);
    host.current?.setLoop(playback.isLooping);
    host.current?.setSpeed(playback.speed);
  }, [playback]);

  return {
    playhead,
    state,
    /** Whether nothing that the picture needs is being loaded. */
    isSettled: state.name !== 'compiling' && state.name !== 'starting',
    problems,
    log,
    run,
    toggle: () => (playhead.isPlaying() ? host.current?.pause() : host.current?.play()),
    seek: (frame: number) => {
      playhead.set(frame, false);
      host.current?.pause();
      host.current?.seek(frame);
    },
    /** Runs the same code again, after a hang or an error. */
    restart: () => setRound((before) => before + 1),
  };
}
