import { useLayoutEffect, useRef, useState } from 'react';
import { checkFiles, type FileLimits, type RefusedFile } from './checkFiles.ts';

interface FileChecks {
  /** The refused files of the last selection. */
  refused: readonly RefusedFile[];
  /** Checks files and passes the accepted ones to the owner. */
  take: (files: readonly File[]) => Promise<void>;
  /** Clears the list of refused files. */
  dismiss: () => void;
}

/** Checks files one batch after another, so that two quick batches cannot exceed the limits together. */
export function useFileChecks(limits: FileLimits, present: number, onAdd: (files: File[]) => void): FileChecks {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const latest = useRef({ limits, present, onAdd });
  useLayoutEffect(() => {
    latest.current = { limits, present, onAdd };
  });
  const lots = useRef(Promise.resolve());
  const check = async (files: readonly File[]): Promise<void> => {
    const now = latest.current;
    const checked = await checkFiles(files, now.limits, now.present);
    setRefused(checked.refused);
    if (checked.accepted.length > 0) latest.current.onAdd([...checked.accepted]);
  };
  return {
    refused,
    take: (files) => {
      lots.current = lots.current.then(() => check(files));
      return lots.current;
    },
    dismiss: () => setRefused([]),
  };
}
