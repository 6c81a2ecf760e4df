/** The status of a file: only chosen so far, or how far its upload is. */
export type DropFileStatus = 'chosen' | 'queued' | 'uploading' | 'processing' | 'done' | 'failed';

/** An accepted file, as its owner keeps it. */
export interface DropFile {
  /** A unique id among the files. */
  id: string;
  /** The name of the file. */
  name: string;
  /** The size in bytes. */
  size: number;
  /** The status of the file. */
  status: DropFileStatus;
  /**
   * The uploaded fraction, 0 to 1.
   * @default 0
   */
  progress?: number;
  /** The reason for the failure, in words. */
  error?: string;
}

/** The combined progress of all files that are uploaded; those that are only chosen do not count. */
export interface Overall {
  all: number;
  done: number;
  failed: number;
  /** The mean progress of the files, 0 to 1. */
  progress: number;
  /** Whether any file is still in progress. */
  isRunning: boolean;
  /** The number of files that are only chosen so far. */
  chosen: number;
}

const portion = ({ status, progress = 0 }: DropFile): number => {
  if (status === 'chosen' || status === 'queued') return 0;
  return status === 'uploading' ? Math.min(1, Math.max(0, progress)) : 1;
};

/** Counts files by status; a failed file is no longer in progress. */
export function overall(files: readonly DropFile[]): Overall {
  const count = (...statuses: DropFileStatus[]): number =>
    files.filter(({ status }) => statuses.includes(status)).length;
  const chosen = count('chosen');
  const all = files.length - chosen;
  return {
    all,
    done: count('done'),
    failed: count('failed'),
    progress: all === 0 ? 0 : files.reduce((sum, file) => sum + portion(file), 0) / all,
    isRunning: count('queued', 'uploading', 'processing') > 0,
    chosen,
  };
}
