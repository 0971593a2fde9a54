import {EditorState} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import React, {useEffect, useImperativeHandle, useMemo, useRef, useState, type ReactNode, type Ref} from 'react';
import type {PlayFile} from '@site/src/playground/project';
import type {Problem} from '@site/src/playground/protocol';
import type {TypesSource} from '../types/extension';
import {extensionsFor, later, wrapping} from './extensions';
import styles from '../styles.module.css';

export type EditorHandle = {
  /** Moves the cursor to a place, counted from 1, and the focus with it. */
  goTo: (line: number, column: number) => void;
};

type Props = {
  file: PlayFile;
  /** Problems in this file. */
  problems: Problem[];
  /** What knows the types of names; the same object as long as the project is open. */
  types: TypesSource;
  /** Whether what comes later may be loaded; when the reader goes into the editor, it is loaded in any case. */
  mayLoadMore: boolean;
  onChange: (code: string) => void;
  ref: Ref<EditorHandle>;
};

type More = (typeof import('./more'))['more'];

const NARROW = '(max-width: 996px)';

/**
 * The editor. It lives in a shadow root: there, its styles are constructed style sheets, which the site's policy has nothing against,
 * while style elements of a script are refused.
 */
export function Editor({file, problems, types, mayLoadMore, onChange, ref}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const states = useRef(new Map<string, EditorState>());
  const shown = useRef(file.name);
  const listener = useRef(onChange);
  const [more, setMore] = useState<More>();
  const [isWanted, setWanted] = useState(false);
  const loaded = useRef<More>(undefined);
  useEffect(() => {
    listener.current = onChange;
  });

  const makeState = useMemo(
    () =>
      ({name, code}: PlayFile): EditorState =>
        EditorState.create({
          doc: code,
          extensions: [
            extensionsFor(name, loaded.current?.moreFor(name, types)),
            wrapping.of(window.matchMedia(NARROW).matches ? EditorView.lineWrapping : []),
            EditorView.updateListener.of((update) => {
              if (update.docChanged) listener.current(update.state.doc.toString());
            }),
          ],
        }),
    [types],
  );

  // The view is made once; what it shows follows in the effects below.
  useEffect(() => {
    const host = place.current;
    if (!host) return;
    const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
    const kept = states.current;
    const editor = new EditorView({state: makeState(file), parent: root, root});
    view.current = editor;
    shown.current = file.name;
    const media = window.matchMedia(NARROW);
    const onWidth = () => editor.dispatch({effects: wrapping.reconfigure(media.matches ? EditorView.lineWrapping : [])});
    media.addEventListener('change', onWidth);
    return () => {
      media.removeEventListener('change', onWidth);
      editor.destroy();
      kept.clear();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a new file does not make a new view
  }, [makeState]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    if (shown.current !== file.name) {
      states.current.set(shown.current, editor.state);
      const kept = states.current.get(file.name);
      editor.setState(kept?.doc.toString() === file.code ? kept : makeState(file));
      shown.current = file.name;
    } else if (editor.state.doc.toString() !== file.code) {
      editor.dispatch({changes: {from: 0, to: editor.state.doc.length, insert: file.code}});
    }
  }, [file, makeState]);

  const loadsMore = mayLoadMore || isWanted;
  useEffect(() => {
    if (!loadsMore) return;
    // Where this cannot be loaded, the code can still be changed, and errors are listed below it.
    // Its name keeps its libraries apart from those of other parts that come later.
    import(/* webpackChunkName: 'editor-more' */ './more').then(
      ({more: module}) => {
        loaded.current = module;
        states.current.clear();
        view.current?.dispatch({effects: later.reconfigure(module.moreFor(shown.current, types))});
        setMore(module);
      },
      () => undefined,
    );
  }, [loadsMore, types]);

  useEffect(() => {
    if (view.current) more?.markProblems(view.current, problems);
  }, [more, problems, file.name]);

  useImperativeHandle(ref, () => ({
    goTo: (line, column) => {
      const editor = view.current;
      if (!editor) return;
      const {doc} = editor.state;
      const {from, to} = doc.line(Math.min(Math.max(1, line), doc.lines));
      editor.dispatch({selection: {anchor: Math.min(to, from + Math.max(0, column - 1))}, scrollIntoView: true});
      editor.focus();
    },
  }));

  return <div ref={place} className={styles.editor} data-editor={file.name} data-complete={more !== undefined} onFocus={() => setWanted(true)} />;
}
