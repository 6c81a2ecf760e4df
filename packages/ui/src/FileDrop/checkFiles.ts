import { type FileContentType, fileType, HEAD_BYTES } from './fileType.ts';

/** Files that may be there at once [VAL-10]. */
export const MAX_FILES = 20;
/** Bytes of one file: 100 000 KB [IMP-01]. */
export const MAX_FILE_SIZE = 100_000 * 1024;
/** How much larger than stated a file may be before it is refused [IMP-08]. */
export const SIZE_TOLERANCE = 1.1;

/** What files have to be. */
export interface FileLimits {
  /** Content types, told by the content; any when left out. */
  accept?: readonly FileContentType[] | undefined;
  /** Files at once, those that are there already included. */
  maxFiles: number;
  /** Bytes of one file, as stated; {@link SIZE_TOLERANCE} more are let through. */
  maxSize: number;
}

/** Why a file is refused [VAL-02]. */
export type FileRefusal = 'empty' | 'size' | 'type' | 'count';

/** A file that was refused. */
export interface RefusedFile {
  /** What the file is called. */
  name: string;
  /** Why it is refused. */
  reason: FileRefusal;
}

/** Why a file cannot be taken, its number apart. */
async function refusal(file: File, { accept, maxSize }: FileLimits): Promise<FileRefusal | undefined> {
  if (file.size === 0) return 'empty';
  if (file.size > maxSize * SIZE_TOLERANCE) return 'size';
  if (accept === undefined) return undefined;
  const type = fileType(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  return type !== undefined && accept.includes(type) ? undefined : 'type';
}

/**
 * Parts files into those that are taken and those that are refused, each with its reason; one that is refused keeps none
 * of the others away [IMP-08].
 * @param present how many are there already
 */
export async function checkFiles(
  files: readonly File[],
  limits: FileLimits,
  present: number,
): Promise<{ accepted: readonly File[]; refused: readonly RefusedFile[] }> {
  const checked = await Promise.all(
    files.map(async (file) => {
      // what cannot be read, such as a folder, is of no type
      const reason = await refusal(file, limits).catch((): FileRefusal => 'type');
      return { file, reason };
    }),
  );
  const fitting = checked.filter(({ reason }) => reason === undefined).map(({ file }) => file);
  const accepted = fitting.slice(0, Math.max(0, limits.maxFiles - present));
  const refused = checked.flatMap(({ file, reason }) =>
    accepted.includes(file) ? [] : [{ name: file.name, reason: reason ?? 'count' }],
  );
  return { accepted, refused };
}
