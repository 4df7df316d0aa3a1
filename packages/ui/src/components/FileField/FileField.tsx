import { useState } from 'react';
import { FormField } from '../FormField/FormField.tsx';
import type { FieldWords } from '../FormField/use-field-words.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CloseIcon, UploadIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './FileField.css.ts';
import { fileObstacle } from './file-obstacle.ts';

export type FileFieldProps = FieldWords & {
  /** The files that are chosen. */
  files: readonly File[];
  /** Called with all chosen files when one comes or goes. */
  onFilesChange: (files: File[]) => void;
  /** As an input takes it: "image/*,.pdf". */
  accept?: string;
  /** The largest file that is taken. */
  maxBytes?: number;
  /** Whether more than one can be chosen. */
  multiple?: boolean;
  /** Whether it takes nothing now. */
  disabled?: boolean;
  /** The name of its input in a form. */
  name?: string;
  /** "Choose a file". */
  chooseLabel: string;
  /** "or drop them here". */
  dropLabel: string;
  /** The name of the button that takes a file away: ("leaf.jpg") → "Remove leaf.jpg". */
  removeLabel: (fileName: string) => string;
  /** A file's size as written: "1,2 MB". */
  formatBytes: (bytes: number) => string;
  /** What is said when a file is not taken, and why. */
  refusals: { type: string; size: string };
};

/** Takes files by choosing or dropping, and says at once what it cannot take. */
export function FileField({
  files,
  onFilesChange,
  accept,
  maxBytes,
  multiple = false,
  disabled,
  name,
  chooseLabel,
  dropLabel,
  removeLabel,
  formatBytes,
  refusals,
  error,
  ...words
}: FileFieldProps) {
  const [refusal, setRefusal] = useState<string>();
  const [over, setOver] = useState(false);
  const take = (chosen: readonly File[]) => {
    const obstacle = chosen.map((file) => fileObstacle(file, { accept, maxBytes })).find(Boolean);
    setRefusal(obstacle && refusals[obstacle]);
    const fitting = chosen.filter((file) => fileObstacle(file, { accept, maxBytes }) === undefined);
    if (fitting.length > 0) onFilesChange(multiple ? [...files, ...fitting] : fitting.slice(0, 1));
  };
  const shown = refusal ?? error;
  return (
    <FormField
      {...words}
      error={shown}
      below={
        files.length > 0 && (
          <ul className={styles.files}>
            {files.map((file, place) => (
              // Two files may bear the same name.
              <li key={`${file.name} ${file.lastModified} ${file.size}`} className={styles.file}>
                <span className={styles.name}>{file.name}</span>
                <span className={styles.bytes}>{formatBytes(file.size)}</span>
                <IconButton
                  icon={CloseIcon}
                  label={removeLabel(file.name)}
                  onClick={() => onFilesChange(files.filter((_file, other) => other !== place))}
                />
              </li>
            ))}
          </ul>
        )
      }
    >
      {(control) => (
        <div className={styles.zone({ over, invalid: shown !== undefined })}>
          <Icon of={UploadIcon} size="large" />
          <span aria-hidden="true" className={styles.choose}>
            {chooseLabel}
          </span>
          <span aria-hidden="true" className={styles.drop}>
            {dropLabel}
          </span>
          <input
            {...control}
            type="file"
            className={styles.input}
            name={name}
            accept={accept}
            multiple={multiple}
            disabled={disabled}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            onChange={({ currentTarget }) => {
              take([...(currentTarget.files ?? [])]);
              // The same file chosen again is a change again.
              currentTarget.value = '';
            }}
          />
        </div>
      )}
    </FormField>
  );
}
