import { createUuid } from '@isopter/api-client';
import type { DropFile } from '@isopter/ui';
import { useState } from 'react';

interface Chosen extends DropFile {
  file: File;
}

/** Files that were chosen and not sent yet. */
interface ChosenFiles {
  chosen: readonly Chosen[];
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
}

/** Keeps the files that are chosen on a screen. */
export function useChosenFiles(): ChosenFiles {
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const add = (files: readonly File[]): void => {
    const added = files.map((file): Chosen => {
      const { name, size } = file;
      return { id: createUuid(), name, size, status: 'chosen', file };
    });
    setChosen((before) => [...before, ...added]);
  };
  const remove = (id: string): void => setChosen((before) => before.filter((one) => one.id !== id));
  return { chosen, add, remove };
}
