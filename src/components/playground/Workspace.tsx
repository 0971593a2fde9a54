import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {Suspense, useCallback, useMemo, useRef, useState, type DragEvent, type ReactNode} from 'react';
import {dropDraft} from '@site/src/playground/draft';
import type {PlayAsset} from '@site/src/playground/project';
import {shownExport} from '@site/src/playground/shown-export';
import {Actions} from './Actions';
import {Editor, type EditorHandle} from './editor';
import {FileTabs} from './FileTabs';
import type {Opened} from './load-project';
import {later} from './later';
import {OwnFiles} from './OwnFiles';
import {PaneTabs, type Pane} from './PaneTabs';
import {Problems} from './Problems';
import {withCode, withoutFile} from './project-changes';
import {SizeFields} from './SizeFields';
import {Stage} from './Stage';
import {StageBar, type Playback} from './StageBar';
import {TypesBar} from './types/TypesBar';
import {useTypes} from './types/useTypes';
import {useProject} from './useProject';
import {useStage} from './useStage';
import styles from './styles.module.css';

/** Few compositions have a schema or write a log, and few files have more than one component. */
const PropsForm = later(() => import('./form').then((module) => module.PropsForm));
const Log = later(() => import(/* webpackChunkName: 'play-later' */ './Log').then((module) => module.Log));
const ShownChoice = later(() => import(/* webpackChunkName: 'play-later' */ './ShownChoice').then((module) => module.ShownChoice));

type Notice = {text: string; link?: string; undo?: () => void};

const PLAYBACK: Playback = {isLooping: true, isMuted: true, speed: 1};

/** Editor and picture of one project. */
export function Workspace({opened}: {opened: Opened}): ReactNode {
  const {origin} = opened;
  const base = useBaseUrl('/');
  const [isHeld, setHeld] = useState(opened.isHeld);
  const {project, isChanged, isUnkept, change} = useProject(opened, !isHeld);
  const [active, setActive] = useState(project.entry);
  const [assets, setAssets] = useState<PlayAsset[]>([]);
  const [refused, setRefused] = useState<string>();
  const [playback, setPlayback] = useState(PLAYBACK);
  const [pane, setPane] = useState<Pane>('code');
  const [notice, setNotice] = useState<Notice>();
  const [isDropping, setDropping] = useState(false);
  const editor = useRef<EditorHandle>(null);
  const container = useRef<HTMLDivElement>(null);
  const stage = useStage(container, {project, assets, isHeld, prepared: opened.prepared, firstFrame: opened.frame, playback});
  const {run} = stage;
  const {problems, source, control: types} = useTypes(project.files, stage.problems);

  const file = project.files.find(({name}) => name === active) ?? project.files[0]!;
  const ownProblems = useMemo(() => problems.filter(({file: name}) => name === file.name), [problems, file.name]);
  const errors = useMemo(() => new Map(project.files.map(({name}) => [name, problems.filter((each) => each.file === name).length])), [project.files, problems]);
  const values = useMemo(() => ({...run?.defaultProps, ...project.props}), [run, project.props]);

  const goTo = (name: string, line: number, column: number) => {
    setPane('code');
    setActive(name);
    // The file is shown first.
    window.requestAnimationFrame(() => window.requestAnimationFrame(() => editor.current?.goTo(line, column)));
  };
  const addOwn = useCallback((files: File[]) => {
    import(/* webpackChunkName: 'play-later' */ './own-files').then(
      ({withFiles}) =>
        setAssets((before) => {
          const {assets: next, problem} = withFiles(before, files);
          setRefused(problem);
          return next;
        }),
      () => setRefused('A part of this page could not be loaded, so nothing was added. Look at your connection and try again.'),
    );
  }, []);
  const onDrop = (event: DragEvent) => {
    setDropping(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    addOwn([...event.dataTransfer.files]);
    setPane('picture');
  };
  const remove = (name: string) => {
    const before = project;
    change((now) => withoutFile(now, name));
    setActive(project.entry);
    setNotice({
      text: `${name} is deleted.`,
      undo: () => {
        change((now) => ({...now, files: before.files}));
        setActive(name);
      },
    });
  };
  const reset = () => {
    const before = project;
    change(() => opened.original);
    dropDraft(origin);
    setActive(opened.original.entry);
    setNotice({text: 'Your changes are gone.', undo: () => change(() => before)});
  };
  const copyLink = async () => {
    const share = await import(/* webpackChunkName: 'play-share' */ '@site/src/playground/share').catch(() => undefined);
    if (!share) return setNotice({text: 'What makes the link could not be loaded. Look at your connection and try again.'});
    let link: string;
    try {
      link = `${window.location.origin}${window.location.pathname}#code=${await share.packProject(project)}`;
    } catch (error) {
      return setNotice({text: error instanceof share.LinkError ? error.message : 'The link could not be made.'});
    }
    const left = assets.length > 0 ? ' Your files are not in it: a download has them.' : '';
    try {
      await navigator.clipboard.writeText(link);
      setNotice({text: `Link copied: ${link.length.toLocaleString('en-US')} characters.${left}`});
    } catch {
      setNotice({text: `The browser did not allow copying. Copy the link from here:${left}`, link});
    }
  };
  const download = async () => {
    const loaded = await import('./download').catch(() => undefined);
    if (!loaded) return setNotice({text: 'What packs the project could not be loaded. Look at your connection and try again.'});
    try {
      await loaded.downloadProject({project, assets, run, base});
      setNotice({text: 'The project is in your downloads. README.md says how to render it.'});
    } catch (error) {
      setNotice({text: error instanceof Error ? error.message : 'The project could not be packed.'});
    }
  };

  return (
    <div
      className={styles.workspace}
      data-state={stage.state.name}
      data-pane={pane}
      data-dropping={isDropping}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={({currentTarget, relatedTarget}) => !currentTarget.contains(relatedTarget as Node | null) && setDropping(false)}
      onDrop={onDrop}
    >
      <div className={styles.top}>
        <input
          className={styles.title}
          aria-label="Title of the project"
          maxLength={80}
          value={project.title}
          onChange={({target}) => change((now) => ({...now, title: target.value}))}
        />
        {isChanged && <span className={styles.kept}>{isUnkept ? 'Changed, and not kept: the browser has no room' : 'Changed, kept in this browser'}</span>}
        <Actions isChanged={isChanged} onReset={reset} onCopyLink={() => void copyLink()} onDownload={() => void download()} />
      </div>
      <div className={styles.notice} role="status">
        {notice && (
          <>
            <span>{notice.text}</span>
            {notice.link && (
              <input className={styles.field} readOnly aria-label="Link to this project" value={notice.link} onFocus={({target}) => target.select()} />
            )}
            {notice.undo && (
              <button
                type="button"
                className={styles.small}
                onClick={() => {
                  notice.undo?.();
                  setNotice(undefined);
                }}
              >
                Undo
              </button>
            )}
            <button type="button" className={styles.small} onClick={() => setNotice(undefined)}>
              Close
            </button>
          </>
        )}
      </div>
      <PaneTabs pane={pane} problems={problems.length} onChange={setPane} />
      <div className={styles.panes}>
        <section className={styles.code} data-name="code" aria-label="Code">
          <FileTabs
            names={project.files.map(({name}) => name)}
            active={file.name}
            entry={project.entry}
            errors={errors}
            mayLoadMore={stage.isSettled}
            onOpen={setActive}
            onNamed={(named) => {
              change(named.change);
              setActive(named.name);
            }}
            onDelete={remove}
          />
          <div id="play-editor" role="tabpanel" aria-label={file.name} className={styles.panel}>
            <Editor
              ref={editor}
              file={file}
              problems={ownProblems}
              types={source}
              mayLoadMore={stage.isSettled}
              onChange={(code) => change((now) => withCode(now, file.name, code))}
            />
          </div>
          <Problems problems={problems} onGoTo={goTo} />
          <TypesBar {...types} />
        </section>
        <section className={styles.picture} data-name="picture" aria-label="Picture">
          <Stage ref={container} size={project.size} state={stage.state} onRun={() => setHeld(false)} onRestart={stage.restart} />
          <StageBar size={project.size} playhead={stage.playhead} playback={playback} onPlayback={setPlayback} onToggle={stage.toggle} onSeek={stage.seek} />
          <SizeFields size={project.size} onChange={(size) => change((now) => ({...now, size}))} />
          {run && run.exports.length > 1 && (
            <Suspense>
              <ShownChoice exports={run.exports} shown={shownExport(project)} onChange={(exportName) => change((now) => ({...now, exportName}))} />
            </Suspense>
          )}
          {run?.schema && run.schema.length > 0 && (
            <section className={styles.section} aria-labelledby="play-props">
              <h2 id="play-props">Props</h2>
              <Suspense>
                <PropsForm fields={run.schema} values={values} onChange={(props) => change((now) => ({...now, props}))} />
              </Suspense>
            </section>
          )}
          <OwnFiles assets={assets} problem={refused} onAdd={addOwn} onRemove={(name) => setAssets((before) => before.filter((each) => each.name !== name))} />
          {stage.log.length > 0 && (
            <Suspense>
              <Log lines={stage.log} />
            </Suspense>
          )}
        </section>
      </div>
    </div>
  );
}
