import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {PlayFile} from '@site/src/playground/project';
import type {Problem} from '@site/src/playground/protocol';
import {typesClient} from '@site/src/playground/types/client';
import type {Diagnostic} from '@site/src/playground/types/messages';
import type {TypesSource} from './extension';
import {readSetting, writeSetting} from './setting';

export type TypesState = {name: 'off'} | {name: 'loading'} | {name: 'ready'} | {name: 'checked'; errors: number} | {name: 'failed'; message: string};

export type TypesControl = {isOn: boolean; state: TypesState; onSwitch: (isOn: boolean) => void; onRetry: () => void};

/** From the last key to the check: half a word is no error, and a check takes a moment. */
const PAUSE_MS = 300;
const NONE: Diagnostic[] = [];

/**
 * Checks the types of a project while the switch is on, and knows types for hover and completion as soon as they are loaded.
 * @param others what else is wrong with the code; an error of syntax is told once
 */
export function useTypes(files: PlayFile[], others: Problem[]): {problems: Problem[]; source: TypesSource; control: TypesControl} {
  const base = useBaseUrl('/');
  const [client] = useState(() => typesClient(new URL(base, window.location.href).href));
  const [isOn, setOn] = useState(readSetting);
  const [state, setState] = useState<TypesState>({name: 'off'});
  const [found, setFound] = useState(NONE);
  const [round, setRound] = useState(0);
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  });
  useEffect(() => () => client.dispose(), [client]);

  const load = useCallback(async (): Promise<boolean> => {
    if (client.isLoaded) return true;
    setState({name: 'loading'});
    try {
      await client.load();
      setState((before) => (before.name === 'loading' ? {name: 'ready'} : before));
      return true;
    } catch (error) {
      setState({name: 'failed', message: messageOf(error)});
      return false;
    }
  }, [client]);

  useEffect(() => {
    if (!isOn) return;
    let isCurrent = true;
    const check = async () => {
      if (!(await load()) || !isCurrent) return;
      try {
        const diagnostics = await client.diagnostics(files);
        if (!isCurrent) return;
        setFound(diagnostics);
        setState({name: 'checked', errors: diagnostics.length});
      } catch (error) {
        if (isCurrent) setState({name: 'failed', message: messageOf(error)});
      }
    };
    const timer = window.setTimeout(() => void check(), PAUSE_MS);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [isOn, files, round, client, load]);

  const source = useMemo(() => ({client, files: () => latest.current, load}), [client, load]);
  const problems = useMemo(() => {
    const isTold = ({file, syntax}: Diagnostic) => syntax && others.some((other) => other.file === file);
    return [
      ...others,
      ...found.filter((each) => !isTold(each)).map(({file, line, column, message, code}) => ({file, line, column, message: `${message} (TS${code})`})),
    ];
  }, [others, found]);
  const onSwitch = (next: boolean) => {
    setOn(next);
    writeSetting(next);
    if (next) return;
    setFound(NONE);
    setState(client.isLoaded ? {name: 'ready'} : {name: 'off'});
  };
  const onRetry = () => (isOn ? setRound(round + 1) : void load());
  return {problems, source, control: {isOn, state, onSwitch, onRetry}};
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
