import type { ReactElement } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon, CriticalIcon } from '../icons/index.ts';
import { useNumberFormat } from '../numbers/useNumberFormat.ts';
import { useTexts } from '../texts/Texts.tsx';
import type { FileRefusal, RefusedFile } from './checkFiles.ts';
import { fileDropTexts } from './FileDrop.texts.ts';
import { refusals, refusalsTitle, refusedFile, refusedList } from './FileDrop.css.ts';

interface RefusedFilesProps {
  refused: readonly RefusedFile[];
  reasons: Record<FileRefusal, string>;
  onDismiss: () => void;
}

/** The refused files and the reasons [IMP-08]. */
export function RefusedFiles({ refused, reasons, onDismiss }: RefusedFilesProps): ReactElement {
  const texts = useTexts(fileDropTexts);
  const format = useNumberFormat();
  return (
    <div className={refusals} data-part="refused">
      <div>
        <div className={refusalsTitle}>
          <CriticalIcon />
          {texts.filesRefused({ refused: format(refused.length) })}
        </div>
        <ul className={refusedList}>
          {refused.map(({ name, reason }, index) => (
            // two files may bear one name
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={refusedFile}>
              <bdi>{name}</bdi>: {reasons[reason]}
            </li>
          ))}
        </ul>
      </div>
      <IconButton size="sm" label={texts.refusedDismiss} icon={<CloseIcon />} onPress={onDismiss} />
    </div>
  );
}
