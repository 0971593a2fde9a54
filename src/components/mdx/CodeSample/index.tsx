import clsx from 'clsx';
import React, {useRef, type ReactNode} from 'react';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {WrapToggle} from './WrapToggle';
import styles from './styles.module.css';

type Props = {
  lang: string;
  /** Highlighted code, made at build time by plugins/code-samples. */
  html: string;
  title?: string;
  numbered?: string;
  /** Set when the sample went through the compiler. */
  proven?: string;
};

const LANGUAGE_NAMES: Record<string, string> = {
  bash: 'Terminal',
  txt: 'Text',
  json: 'JSON',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  yaml: 'YAML',
  html: 'HTML',
  css: 'CSS',
};

export function CodeSample({lang, html, title, numbered, proven}: Props): ReactNode {
  const figure = useRef<HTMLElement>(null);
  return (
    <figure ref={figure} className={clsx('code-sample', styles.sample)}>
      <figcaption className={styles.bar}>
        <span className={title ? styles.file : styles.language}>{title ?? LANGUAGE_NAMES[lang] ?? lang}</span>
        {proven && <span className={styles.proven}>compiles</span>}
        <span className={styles.actions}>
          <WrapToggle target={figure} />
          <CopyButton text={() => figure.current?.querySelector('code')?.textContent ?? ''} label="Copy code" />
        </span>
      </figcaption>
      <pre className={clsx(styles.code, numbered && styles.numbered)} tabIndex={0}>
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </figure>
  );
}
