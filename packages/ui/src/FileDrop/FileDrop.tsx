import { type ClipboardEvent, type ReactElement, type ReactNode, useId, useRef } from 'react';
import { Button as AriaButton, DropZone, type DropZoneProps, FileTrigger, Text } from 'react-aria-components';
import { button } from '../Button/Button.css.ts';
import { error as errorClass, label as labelClass, requiredMark } from '../Field/Field.css.ts';
import { HelpText, hasError } from '../Field/Field.tsx';
import { CriticalIcon, UploadIcon } from '../icons/index.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { useTexts } from '../texts/Texts.tsx';
import { visuallyHidden } from '../theme/shared.css.ts';
import { type FileLimits, MAX_FILE_SIZE, MAX_FILES } from './checkFiles.ts';
import { fileDropTexts } from './FileDrop.texts.ts';
import { invite, limits as limitsClass, root, rows, summary, zone, zoneIcon } from './FileDrop.css.ts';
import { FileRow } from './FileRow.tsx';
import type { FileContentType } from './fileType.ts';
import { type DropFile, overall } from './files.ts';
import { RefusedFiles } from './RefusedFiles.tsx';
import { useFileChecks } from './useFileChecks.ts';
import { useFileWords } from './useFileWords.ts';

/** Props of {@link FileDrop}. */
export interface FileDropProps extends Partial<FileLimits> {
  /** The label of the drop zone: what the files are. */
  label: string;
  /** A description shown below the drop zone. */
  description?: ReactNode;
  /** The error message shown below the drop zone. */
  errorMessage?: ReactNode;
  /** The accepted files and their progress. The owner keeps and uploads them. */
  files: readonly DropFile[];
  /** Called with the files that meet the limits. Refused files are listed with the reason. */
  onAdd: (files: File[]) => void;
  /** Called to cancel the upload of a file or to remove it. If omitted, there are no buttons for it. */
  onRemove?: (id: string) => void;
  /** Called to retry the upload of a failed file. If omitted, there is no retry button. */
  onRetry?: (id: string) => void;
  /**
   * The accepted content types, determined from the content of a file and not from its name.
   * @default any
   */
  accept?: FileLimits['accept'];
  /**
   * The maximum number of files.
   * @default 20
   */
  maxFiles?: number;
  /**
   * The maximum size of a file in bytes, as stated to the user; files up to 10 % larger are accepted.
   * @default 102400000, which is 100 000 KB
   */
  maxSize?: number;
  /**
   * Whether at least one file is required, which is marked visually.
   * @default false
   */
  isRequired?: boolean;
  /**
   * Whether the drop zone is disabled: no file can be dropped or selected.
   * @default false
   */
  isDisabled?: boolean;
}

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0];

const filesOf = async ({ items }: DropEvent): Promise<File[]> =>
  Promise.all(items.filter((item) => item.kind === 'file').map((item) => item.getFile()));

/** Returns the values for a file dialog's filter: systems know no content type for DICOM files. */
const offered = (type: FileContentType): string[] => (type === 'application/dicom' ? [type, '.dcm'] : [type]);

/**
 * Accepts files that are dropped, selected or pasted, lists refused files with the reason, and shows the progress of
 * each.
 * @selector [data-component="FileDrop"] The field.
 * @selector [data-invalid] On the field: if it has an error message.
 * @selector [data-part="label"] The label.
 * @selector [data-part="zone"] The area that accepts files.
 * @selector [data-part="choose"] The button that opens the file dialog.
 * @selector [data-part="limits"] The requirements for files.
 * @selector [data-part="messages"] The description.
 * @selector [data-part="error"] The error message.
 * @selector [data-part="announced"] The progress announced to assistive technology; visually hidden.
 * @selector [data-part="file"] A file.
 * @selector [data-status] On a file: its status, a `DropFileStatus`.
 * @selector [data-part="name"] The name of a file.
 * @selector [data-part="size"] The size of a file.
 * @selector [data-part="status"] The status of a file in words, once its upload was asked for.
 * @selector [data-part="refused"] The list of refused files.
 */
export function FileDrop({
  label,
  description,
  errorMessage,
  files,
  onAdd,
  onRemove,
  onRetry,
  accept,
  maxFiles = MAX_FILES,
  maxSize = MAX_FILE_SIZE,
  isRequired = false,
  isDisabled = false,
}: FileDropProps): ReactElement {
  const texts = useTexts(fileDropTexts);
  const ids = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const limits = { accept, maxFiles, maxSize };
  const { refused, take, dismiss } = useFileChecks(limits, files.length, onAdd);
  const words = useFileWords(limits, files);
  const { all, progress, isRunning } = overall(files);
  const isInvalid = hasError(errorMessage);

  const paste = (event: ClipboardEvent): void => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0 || isDisabled) return;
    event.preventDefault();
    // the drop zone listens on the document and would take them a second time
    event.nativeEvent.stopPropagation();
    void take(pasted);
  };
  const remove = (id: string): void => {
    onRemove?.(id);
    // the pressed button goes with its row
    trigger.current?.focus();
  };

  return (
    <div
      className={root}
      role="group"
      aria-labelledby={`${ids}label`}
      aria-describedby={`${ids}limits ${ids}help ${ids}error`}
      onPaste={paste}
      data-component="FileDrop"
    >
      <span id={`${ids}label`} className={labelClass} data-part="label">
        {label}
        {isRequired && (
          <span className={requiredMark} aria-hidden="true">
            *
          </span>
        )}
      </span>
      <DropZone
        className={zone}
        isDisabled={isDisabled}
        onDrop={(event) => void filesOf(event).then(take)}
        getDropOperation={() => 'copy'}
        data-part="zone"
        {...(isInvalid && { 'data-invalid': true })}
      >
        <UploadIcon className={zoneIcon} />
        <Text slot="label" className={invite}>
          {maxFiles > 1 ? texts.dropFiles : texts.dropFile}
        </Text>
        <FileTrigger
          allowsMultiple={maxFiles > 1}
          {...(accept && { acceptedFileTypes: accept.flatMap(offered) })}
          onSelect={(chosen) => void take([...(chosen ?? [])])}
        >
          <AriaButton ref={trigger} className={button({})} isDisabled={isDisabled} data-part="choose">
            {maxFiles > 1 ? texts.chooseFiles : texts.chooseFile}
          </AriaButton>
        </FileTrigger>
        <span id={`${ids}limits`} className={limitsClass} data-part="limits">
          {words.limits}
        </span>
      </DropZone>
      <span id={`${ids}help`} data-part="messages">
        {description !== undefined && <HelpText>{description}</HelpText>}
      </span>
      {isInvalid && (
        <span id={`${ids}error`} className={errorClass} data-part="error">
          <CriticalIcon />
          <span>{errorMessage}</span>
        </span>
      )}
      <span className={visuallyHidden} role="status">
        {refused.map(({ name, reason }) => `${name}: ${words.reasons[reason]}`).join(' ')}
      </span>
      {refused.length > 0 && <RefusedFiles refused={refused} reasons={words.reasons} onDismiss={dismiss} />}
      <span className={visuallyHidden} role="status" data-part="announced">
        {words.announced}
      </span>
      {all > 1 && isRunning && (
        <div className={summary}>
          <ProgressBar label={words.progress} value={progress} maxValue={1} />
        </div>
      )}
      {files.length > 0 && (
        <ul className={rows} aria-labelledby={`${ids}label`}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRetry={onRetry} onRemove={onRemove && remove} />
          ))}
        </ul>
      )}
    </div>
  );
}
