import { uploadImport, useKeepImport } from '@isopter/api-client';
import type { Id } from '@isopter/contract';
import { useLayoutEffect, useMemo } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import { client } from '../../platform/api/client.ts';
import { setUnfinished } from '../../frame/leaving/unfinished.ts';
import { session } from '../../platform/session/session.ts';
import { createQueue, type Upload } from './queue.ts';

export type { Upload } from './queue.ts';

/** In memory only: file names contain patient names. It continues on every screen [IMP-03]. */
const queue = createQueue((patientId, file, more) => uploadImport(client, patientId, file, more));

subscribe(queue.state, () => setUnfinished(queue, queue.isBusy()));

/** Identifies the uploading user and office group: another user must not continue the uploads. */
const uploader = (): string | null =>
  session.current && `${session.current.user.id} ${session.current.office_group.id}`;
let last = uploader();
subscribe(session, () => {
  const now = uploader();
  if (now !== last) queue.clear();
  last = now;
});

/** Adds reports of a patient to the upload queue, which starts automatically [IMP-02]. */
export function addUploads(patientId: Id, files: readonly File[]): void {
  queue.add(patientId, files);
}

/** Takes an upload out of the queue; one that is on its way is broken off [IMP-03]. */
export function cancelUpload(id: string): void {
  queue.cancel(id);
}

/** Queues an upload that failed again. */
export function retryUpload(id: string): void {
  queue.retry(id);
}

/** Forgets all uploads. */
export function forgetUploads(): void {
  queue.clear();
}

/** The uploads of a patient that are not done. One that is goes over into the list of the patient's imports at once. */
export function usePatientUploads(patientId: Id): readonly Upload[] {
  const { uploads } = useSnapshot(queue.state);
  const keep = useKeepImport();
  // a layout effect: no picture has both the upload and what became of it, or neither
  useLayoutEffect(() => {
    if (uploads.some(({ item }) => item !== null)) for (const item of queue.take(patientId)) keep(item);
  }, [keep, patientId, uploads]);
  return useMemo(() => uploads.filter((upload) => upload.patientId === patientId), [patientId, uploads]);
}
