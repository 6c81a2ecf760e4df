import { useLocale } from 'react-aria-components';
import { useNumberFormat } from '../numbers/useNumberFormat.ts';
import { useTexts } from '../texts/Texts.tsx';
import type { FileLimits, FileRefusal } from './checkFiles.ts';
import { fileDropTexts } from './FileDrop.texts.ts';
import { overall, type DropFile } from './files.ts';
import { fileSize } from './fileSize.ts';
import { TYPE_NAMES } from './fileType.ts';

interface FileWords {
  /** The requirements for files, in one line. */
  limits: string;
  /** The reasons for a refusal, in words [VAL-02]. */
  reasons: Record<FileRefusal, string>;
  /** The numbers of finished and failed files; changes with a file, not with a percentage. */
  progress: string;
  /** The same, and how many are only chosen so far. */
  announced: string;
}

/** The texts for limits and progress, with numbers formatted for the locale. */
export function useFileWords({ accept, maxFiles, maxSize }: FileLimits, files: readonly DropFile[]): FileWords {
  const texts = useTexts(fileDropTexts);
  const { locale } = useLocale();
  const format = useNumberFormat();
  const names = (accept ?? []).map((type) => TYPE_NAMES[type]);
  const types = new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
  const size = fileSize(maxSize, locale);
  const max = format(maxFiles);
  const { all, done, failed, chosen } = overall(files);
  const progress = [
    texts.filesProgress({ done: format(done), all: format(all) }),
    failed > 0 && texts.filesFailed({ failed: format(failed) }),
  ]
    .filter(Boolean)
    .join('. ');
  return {
    limits: [types, maxFiles > 1 && texts.fileCountMax({ max }), texts.fileSizeMax({ size })]
      .filter(Boolean)
      .join(' · '),
    reasons: {
      empty: texts.fileEmptyError,
      size: texts.maxFileSize({ size }),
      type: texts.fileNotAllowed({ types }),
      count: texts.maxFileCount({ max }),
    },
    progress,
    announced: [chosen > 0 && texts.filesChosen({ chosen: format(chosen) }), all > 0 && progress]
      .filter(Boolean)
      .join('. '),
  };
}
