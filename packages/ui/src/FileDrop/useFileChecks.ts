import { useLayoutEffect, useRef, useState } from 'react';
import { checkFiles, type FileLimits, type RefusedFile } from './checkFiles.ts';

interface FileChecks {
  /** What was refused of the files that came last. */
  refused: readonly RefusedFile[];
  /** Looks at files that came and gives the fitting ones to the owner. */
  take: (files: readonly File[]) => Promise<void>;
  /** Forgets what was refused. */
  dismiss: () => void;
}

/** Checks files one lot after the other, so that two lots in a hurry are not more than there is room for. */
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
