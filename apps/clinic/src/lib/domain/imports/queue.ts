import { createUuid } from '@isopter/api-client';
import type { OnProgress } from '@isopter/api-client';
import type { Id, ImportItem } from '@isopter/contract';
import { proxy, ref } from 'valtio';
import { FileEmpty } from './FileEmpty.ts';

/** A report that is to be uploaded [IMP-07]. */
export interface Upload {
  readonly id: string;
  readonly patientId: Id;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly status: 'QUEUED' | 'UPLOADING' | 'UPLOAD_FAILED';
  /** The fraction that has been sent, 0 to 1. */
  readonly progress: number;
  /** The error of a failed upload; `null` otherwise. */
  readonly error: unknown;
}

/** Sends a file to the server. */
export type Send = (
  patientId: Id,
  file: File,
  more: { signal: AbortSignal; onProgress: OnProgress },
) => Promise<ImportItem>;

/** An upload, and what became of it once it is there: it stays in the queue until that is taken. */
type Kept = { -readonly [K in keyof Upload]: Upload[K] } & { item: ImportItem | null };

/** A queue of uploads, one file at a time. */
export interface UploadQueue {
  /** In the order they were added. */
  readonly state: { readonly uploads: readonly Readonly<Kept>[] };
  /** Appends files and starts their upload. */
  add: (patientId: Id, files: readonly File[]) => void;
  /** Removes a file in any state, and aborts its upload if it is running. */
  cancel: (id: string) => void;
  /** Queues one that failed again, in its place. */
  retry: (id: string) => void;
  /** Removes a patient's completed uploads. @returns the imports created by them */
  take: (patientId: Id) => ImportItem[];
  /** Whether a file is waiting or uploading. */
  isBusy: () => boolean;
  /** Breaks off what is on its way, and forgets all. */
  clear: () => void;
}

/** Returns the initial state of a file; an empty one fails immediately [IMP-02]. */
const begun = ({ size }: Pick<File, 'size'>): Pick<Upload, 'status' | 'progress' | 'error'> =>
  size === 0
    ? { status: 'UPLOAD_FAILED', progress: 0, error: new FileEmpty() }
    : { status: 'QUEUED', progress: 0, error: null };

/** Creates a queue that uploads one file after another; a failed one stays, and the next continues [IMP-02]. */
export function createQueue(send: Send): UploadQueue {
  const state = proxy<{ uploads: Kept[] }>({ uploads: [] });
  /** Apart from the store, which would look into them. */
  const files = new Map<string, File>();
  let current: { id: string; abort: AbortController } | null = null;

  const remove = (id: string): void => {
    files.delete(id);
    state.uploads = state.uploads.filter((upload) => upload.id !== id);
  };

  /** Uploads one, unless that is canceled meanwhile. */
  async function upload(next: Kept, file: File, { signal }: AbortController): Promise<void> {
    next.status = 'UPLOADING';
    try {
      const onProgress = (sent: number): void => void (next.progress = sent);
      const item = await send(next.patientId, file, { signal, onProgress });
      // apart from the store as well: it is the cache's soon
      if (!signal.aborted) next.item = ref(item);
    } catch (error) {
      if (!signal.aborted) Object.assign(next, { status: 'UPLOAD_FAILED', error });
    }
  }

  async function goOn(): Promise<void> {
    const next = state.uploads.find(({ status }) => status === 'QUEUED');
    const file = next && files.get(next.id);
    if (current !== null || !file) return;
    const mine = { id: next.id, abort: new AbortController() };
    current = mine;
    await upload(next, file, mine.abort);
    // one that was broken off has made room before
    if (current === mine) current = null;
    void goOn();
  }

  function breakOff(): void {
    current?.abort.abort();
    current = null;
  }

  return {
    state,
    add(patientId, added) {
      for (const file of added) {
        const id = createUuid();
        files.set(id, file);
        state.uploads.push({ id, patientId, name: file.name, size: file.size, ...begun(file), item: null });
      }
      void goOn();
    },
    cancel(id) {
      if (current?.id === id) breakOff();
      remove(id);
      void goOn();
    },
    retry(id) {
      const failed = state.uploads.find((one) => one.id === id && one.status === 'UPLOAD_FAILED');
      if (failed) Object.assign(failed, begun(failed));
      void goOn();
    },
    take(patientId) {
      const done = state.uploads.filter((one) => one.patientId === patientId && one.item !== null);
      for (const { id } of done) remove(id);
      return done.flatMap(({ item }) => item ?? []);
    },
    isBusy: () => state.uploads.some(({ status, item }) => status !== 'UPLOAD_FAILED' && item === null),
    clear() {
      breakOff();
      files.clear();
      state.uploads = [];
    },
  };
}
