import { checksFor } from './checks.ts';

interface Examined {
  id: string;
  title: string;
  /** Aborted when another story is selected: the document is then that story's. */
  abortSignal: AbortSignal;
}

/**
 * Runs the checks of a story on what its play function left. They take turns, for they share the document.
 * @throws Error that lists the faults; never for a story that was left meanwhile
 */
export async function examine({ id, title, abortSignal }: Examined): Promise<void> {
  const level = await window.isopterLevelOf?.(id);
  if (!level) return;
  const found: string[] = [];
  for (const { findFaults } of checksFor(level, title)) {
    if (abortSignal.aborted) return;
    found.push(...(await findFaults()));
  }
  if (found.length > 0 && !abortSignal.aborted) throw new Error(found.join('\n'));
}
