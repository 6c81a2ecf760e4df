/** How far a file is. */
export type DropFileStatus = 'queued' | 'uploading' | 'processing' | 'done' | 'failed';

/** A file that was taken, as its owner keeps it. */
export interface DropFile {
  /** Unique among the files. */
  id: string;
  /** What the file is called. */
  name: string;
  /** Bytes. */
  size: number;
  /** How far it has come. */
  status: DropFileStatus;
  /**
   * How much of it is uploaded, from 0 to 1.
   * @default 0
   */
  progress?: number;
  /** Why it failed, in words. */
  error?: string;
}

/** How far all files are together. */
export interface Overall {
  all: number;
  done: number;
  failed: number;
  /** From 0 to 1, each file as much as the other. */
  progress: number;
  /** Some are still on their way. */
  isRunning: boolean;
}

const portion = ({ status, progress = 0 }: DropFile): number => {
  if (status === 'queued') return 0;
  return status === 'uploading' ? Math.min(1, Math.max(0, progress)) : 1;
};

/** Counts files by how far they are; one that failed is no longer on its way. */
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
