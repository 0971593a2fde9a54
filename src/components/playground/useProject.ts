import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {dropDraft, keepDraft} from '@site/src/playground/draft';
import type {Project} from '@site/src/playground/project';
import type {Opened} from './load-project';

/** How long the reader has to stop before the draft is written: writing at each key would make typing slow. */
const KEEP_MS = 250;

/** A project that the reader changes. What differs from the original is kept as a draft, at the latest when the page is left. */
export function useProject({origin, original, project: first}: Opened, isTrusted: boolean) {
  const [project, setProject] = useState(first);
  const [isUnkept, setUnkept] = useState(false);
  const source = useMemo(() => JSON.stringify(original), [original]);
  const isChanged = useMemo(() => JSON.stringify(project) !== source, [project, source]);
  // What was typed last may not be rendered yet when the page is left.
  const newest = useRef(first);
  const change = useCallback((how: (before: Project) => Project) => {
    newest.current = how(newest.current);
    setProject(newest.current);
  }, []);

  const keep = useCallback(() => {
    if (JSON.stringify(newest.current) === source) dropDraft(origin);
    else setUnkept(!keepDraft(origin, newest.current, isTrusted));
  }, [source, origin, isTrusted]);
  useEffect(() => {
    const timer = window.setTimeout(keep, KEEP_MS);
    return () => window.clearTimeout(timer);
  }, [keep, project]);
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  }, [keep]);
  useEffect(() => {
    const onLeave = () => latest.current();
    window.addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onLeave);
      onLeave();
    };
  }, []);

  return {
    project,
    isChanged,
    /** Whether the browser has no room for the draft, or denies storage. */
    isUnkept,
    change,
  };
}
