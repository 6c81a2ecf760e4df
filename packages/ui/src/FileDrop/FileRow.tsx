import type { ReactElement } from 'react';
import { useLocale } from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon, CriticalIcon, DeleteIcon, FileIcon, PositiveIcon, RefreshIcon } from '../icons/index.ts';
import { useNumberFormat } from '../numbers/useNumberFormat.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { useTexts } from '../texts/Texts.tsx';
import { fileDropTexts } from './FileDrop.texts.ts';
import { bar, buttons, facts, name as nameClass, row, rowIcon, state, words } from './FileDrop.css.ts';
import type { DropFile } from './files.ts';
import { fileSize } from './fileSize.ts';

interface FileRowProps {
  file: DropFile;
  onRetry: ((id: string) => void) | undefined;
  onRemove: ((id: string) => void) | undefined;
}

/** A file with its status, progress and actions. */
export function FileRow({ file, onRetry, onRemove }: FileRowProps): ReactElement {
  const texts = useTexts(fileDropTexts);
  const { locale } = useLocale();
  const percent = useNumberFormat({ style: 'percent' });
  const { id, name, status, progress = 0, error = texts.fileFailed } = file;
  const isRunning = status === 'queued' || status === 'uploading' || status === 'processing';
  const said = {
    chosen: null,
    queued: texts.fileQueued,
    uploading: percent(progress),
    processing: texts.fileProcessing,
    done: texts.fileDone,
    failed: error,
  }[status];
  return (
    <li className={row} data-part="file" data-status={status}>
      <span className={rowIcon}>
        <FileIcon />
      </span>
      <span className={words}>
        <bdi className={nameClass} data-part="name">
          {name}
        </bdi>
        <span className={facts}>
          <span data-part="size">{fileSize(file.size, locale)}</span>
          {said !== null && (
            <span className={state({ status })} data-part="status">
              {status === 'done' && <PositiveIcon />}
              {status === 'failed' && <CriticalIcon />}
              {said}
            </span>
          )}
        </span>
      </span>
      <span className={buttons}>
        {status === 'failed' && onRetry && (
          <IconButton size="sm" label={texts.fileRetry({ name })} icon={<RefreshIcon />} onPress={() => onRetry(id)} />
        )}
        {onRemove && (
          <IconButton
            size="sm"
            label={isRunning ? texts.fileCancel({ name }) : texts.fileRemove({ name })}
            icon={isRunning ? <CloseIcon /> : <DeleteIcon />}
            onPress={() => onRemove(id)}
          />
        )}
      </span>
      {(status === 'uploading' || status === 'processing') && (
        <span className={bar}>
          <ProgressBar
            label={texts.fileProgress({ name })}
            isLabelHidden
            value={progress}
            maxValue={1}
            isIndeterminate={status === 'processing'}
          />
        </span>
      )}
    </li>
  );
}
