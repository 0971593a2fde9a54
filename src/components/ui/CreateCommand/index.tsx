import {useStorageSlot} from '@docusaurus/theme-common';
import React, {useId, useState, type ReactNode} from 'react';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import styles from './styles.module.css';

const COMMANDS = {
  npm: 'npx create-video@latest',
  yarn: 'yarn create video',
  pnpm: 'pnpm create video',
  bun: 'bun create video',
} as const;

type Manager = keyof typeof COMMANDS;

/** The key under which the theme's tabs remember the same choice. */
const STORAGE_KEY = 'docusaurus.tab.package-manager';

/** The command that starts a project, for the reader's package manager, with a button to copy it. */
export function CreateCommand({flag}: {flag?: string}): ReactNode {
  const name = useId();
  const [stored, slot] = useStorageSlot(STORAGE_KEY);
  const [picked, setPicked] = useState<Manager>();
  const manager = picked ?? (stored && stored in COMMANDS ? (stored as Manager) : 'npm');
  const command = [COMMANDS[manager], flag].filter(Boolean).join(' ');
  return (
    <div className={styles.command}>
      <fieldset className={styles.managers}>
        <legend className="visually-hidden">Package manager</legend>
        {Object.keys(COMMANDS).map((option) => (
          <label key={option} className={styles.manager}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === manager}
              onChange={() => {
                setPicked(option as Manager);
                slot.set(option);
              }}
            />
            <span>{option}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.line}>
        <code>{command}</code>
        <CopyButton text={() => command} label="Copy command" />
      </div>
    </div>
  );
}
