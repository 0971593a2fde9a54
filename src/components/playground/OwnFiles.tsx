import {Upload, X} from 'lucide';
import React, {useRef, type ReactNode} from 'react';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {Icon} from '@site/src/components/ui/Icon';
import type {PlayAsset} from '@site/src/playground/project';
import styles from './styles.module.css';

type Props = {assets: PlayAsset[]; problem?: string; onAdd: (files: File[]) => void; onRemove: (name: string) => void};

/** The reader's own images, videos and sounds. They stay in the browser. */
export function OwnFiles({assets, problem, onAdd, onRemove}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <section className={styles.section} aria-labelledby="play-files">
      <h2 id="play-files">Your files</h2>
      {assets.length > 0 && (
        <ul className={styles.assets}>
          {assets.map(({name, blob}) => (
            <li key={name}>
              <code>{`staticFile('${name}')`}</code>
              <CopyButton label={`Copy staticFile('${name}')`} text={() => `staticFile('${name}')`} />
              <span className={styles.bytes}>{sizeInWords(blob.size)}</span>
              <button type="button" className="icon-button" aria-label={`Remove ${name}`} title={`Remove ${name}`} onClick={() => onRemove(name)}>
                <Icon of={X} size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.hint}>
        Drop an image, a video or a sound anywhere on this page. It never leaves your device, goes into a download, and is gone when you close the page.
      </p>
      <input
        ref={input}
        type="file"
        multiple
        className="visually-hidden"
        aria-label="Files to add"
        tabIndex={-1}
        onChange={({target}) => {
          onAdd([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <button type="button" className={styles.small} onClick={() => input.current?.click()}>
        <Icon of={Upload} size={14} /> Choose files
      </button>
      <p role="status" className={styles.problem}>
        {problem}
      </p>
    </section>
  );
}

const sizeInWords = (bytes: number): string => (bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`);
