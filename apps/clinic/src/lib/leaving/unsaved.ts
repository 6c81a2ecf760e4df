import { useCallback, useLayoutEffect, useState } from 'react';
import { LeaveDialog } from './LeaveDialog.tsx';
import { hasUnsaved, leaving, unsaved } from './leaving.ts';

export { hasUnsaved } from './leaving.ts';

leaving.Question = LeaveDialog;

/** Reloading and closing ask in the browser's own words; a listener that is always there would keep pages out of its cache. */
const onBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

function mark(form: object): void {
  unsaved.add(form);
  addEventListener('beforeunload', onBeforeUnload);
}

function unmark(form: object): void {
  unsaved.delete(form);
  if (!hasUnsaved()) removeEventListener('beforeunload', onBeforeUnload);
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
