import { useCallback, useLayoutEffect, useState } from 'react';
import { askOnClosing } from './closing.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { leaving, unsaved } from './leaving.ts';

export { hasUnsaved } from './leaving.ts';

leaving.Question = LeaveDialog;

function mark(form: object): void {
  unsaved.add(form);
  askOnClosing();
}

function unmark(form: object): void {
  unsaved.delete(form);
  askOnClosing();
}

/**
 * Says whether a form holds something not saved: then leaving it asks, whichever way.
 *
 * @returns to be called once everything is saved and before leading on, so that this asks nothing
 */
export function useUnsaved(isDirty: boolean): () => void {
  const [form] = useState({});
  // a layout effect: what takes the place of an ended session's screen must already find the form gone
  useLayoutEffect(() => {
    if (!isDirty) return undefined;
    mark(form);
    return () => unmark(form);
  }, [form, isDirty]);
  return useCallback(() => unmark(form), [form]);
}
