/** The status of an uploaded file. */
export type DropFileStatus = 'queued' | 'uploading' | 'processing' | 'done' | 'failed';

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

/** The combined progress of all files. */
export interface Overall {
  all: number;
  done: number;
  failed: number;
  /** The mean progress of the files, 0 to 1. */
  progress: number;
  /** Whether any file is still in progress. */
  isRunning: boolean;
}

const portion = ({ status, progress = 0 }: DropFile): number => {
  if (status === 'queued') return 0;
  return status === 'uploading' ? Math.min(1, Math.max(0, progress)) : 1;
};

/** Counts files by status; a failed file is no longer in progress. */
export function overall(files: readonly DropFile[]): Overall {
  const count = (...statuses: DropFileStatus[]): number =>
    files.filter(({ status }) => statuses.includes(status)).length;
  return {
    all: files.length,
    done: count('done'),
    failed: count('failed'),
    progress: files.length === 0 ? 0 : files.reduce((sum, file) => sum + portion(file), 0) / files.length,
    isRunning: count('queued', 'uploading', 'processing') > 0,
  };
}
