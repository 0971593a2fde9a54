import {setDiagnostics} from '@codemirror/lint';
import {EditorState, type Extension} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import React, {useEffect, useImperativeHandle, useMemo, useRef, type ReactNode, type Ref} from 'react';
import type {PlayFile} from '@site/src/playground/project';
import type {Problem} from '@site/src/playground/protocol';
import {extensionsFor, wrapping} from './extensions';
import styles from '../styles.module.css';

export type EditorHandle = {
  /** Moves the cursor to a place, counted from 1, and the focus with it. */
  goTo: (line: number, column: number) => void;
};

type Props = {
  file: PlayFile;
  /** Problems in this file. */
  problems: Problem[];
  /** Further abilities in a file of that name, such as types; the same function as long as nothing changes in it. */
  abilities?: (name: string) => Extension;
  onChange: (code: string) => void;
  ref: Ref<EditorHandle>;
};

const NARROW = '(max-width: 996px)';

/**
 * The editor. It lives in a shadow root: there, its styles are constructed style sheets, which the site's policy has nothing against,
 * while style elements of a script are refused.
 */
export function Editor({file, problems, abilities, onChange, ref}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const states = useRef(new Map<string, EditorState>());
  const shown = useRef(file.name);
  const listener = useRef(onChange);
  useEffect(() => {
    listener.current = onChange;
  });

  const makeState = useMemo(
    () =>
      ({name, code}: PlayFile): EditorState =>
        EditorState.create({
          doc: code,
          extensions: [
            extensionsFor(name),
            wrapping.of(window.matchMedia(NARROW).matches ? EditorView.lineWrapping : []),
            abilities?.(name) ?? [],
            EditorView.updateListener.of((update) => {
              if (update.docChanged) listener.current(update.state.doc.toString());
            }),
          ],
        }),
    [abilities],
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new file does not make a new view
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

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const {doc} = editor.state;
    const marks = problems.flatMap(({line, column, message}) => {
      if (line === null || line > doc.lines) return [];
      const {from, to} = doc.line(line);
      const at = Math.min(to, from + Math.max(0, (column ?? 1) - 1));
      const word = /^[\w$]+/.exec(doc.sliceString(at, to))?.[0].length ?? 1;
      return [{from: at, to: Math.min(to, at + word), severity: 'error' as const, message}];
    });
    editor.dispatch(setDiagnostics(editor.state, marks));
  }, [problems, file.name]);

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

  return <div ref={place} className={styles.editor} data-editor={file.name} />;
}
