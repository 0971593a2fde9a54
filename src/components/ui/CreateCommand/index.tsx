import {useStorageSlot} from '@docusaurus/theme-common';
import React, {useId, useState, type ReactNode} from 'react';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {CREATE_COMMANDS, type PackageManager} from '@site/src/lib/create-commands';
import styles from './styles.module.css';

/** The storage key that the theme's tabs use for the same choice. */
const STORAGE_KEY = 'docusaurus.tab.package-manager';

/** The command that starts a project, for the reader's package manager, with a button to copy it. */
export function CreateCommand({flag}: {flag?: string}): ReactNode {
  const name = useId();
  const [stored, slot] = useStorageSlot(STORAGE_KEY);
  const [picked, setPicked] = useState<PackageManager>();
  const manager = picked ?? (stored && stored in CREATE_COMMANDS ? (stored as PackageManager) : 'npm');
  const command = [CREATE_COMMANDS[manager], flag].filter(Boolean).join(' ');
  return (
    <div className={styles.command}>
      <fieldset className={styles.managers}>
        <legend className="visually-hidden">Package manager</legend>
        {Object.keys(CREATE_COMMANDS).map((option) => (
          <label key={option} className={styles.manager}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === manager}
              onChange={() => {
                setPicked(option as PackageManager);
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
