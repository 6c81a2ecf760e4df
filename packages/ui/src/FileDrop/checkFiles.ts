import { type FileContentType, fileType, HEAD_BYTES } from './fileType.ts';

/** The maximum number of files at a time [VAL-10]. */
export const MAX_FILES = 20;
/** The maximum size of a file in bytes: 100 000 KB [IMP-01]. */
export const MAX_FILE_SIZE = 100_000 * 1024;
/** The factor by which a file may exceed the stated size before it is refused [IMP-08]. */
export const SIZE_TOLERANCE = 1.1;

/** Requirements for files. */
export interface FileLimits {
  /** The accepted content types, determined from the content. If omitted, any type is accepted. */
  accept?: readonly FileContentType[] | undefined;
  /** The maximum number of files, including those already present. */
  maxFiles: number;
  /** The maximum size of a file in bytes, as stated to the user; {@link SIZE_TOLERANCE} allows for more. */
  maxSize: number;
}

/** The reason why a file is refused [VAL-02]. */
export type FileRefusal = 'empty' | 'size' | 'type' | 'count';

/** A refused file. */
export interface RefusedFile {
  /** The name of the file. */
  name: string;
  /** The reason why it was refused. */
  reason: FileRefusal;
}

/** The reason why a file cannot be accepted, apart from the number of files. */
async function refusal(file: File, { accept, maxSize }: FileLimits): Promise<FileRefusal | undefined> {
  if (file.size === 0) return 'empty';
  if (file.size > maxSize * SIZE_TOLERANCE) return 'size';
  if (accept === undefined) return undefined;
  const type = fileType(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  return type !== undefined && accept.includes(type) ? undefined : 'type';
}

/**
 * Separates files into accepted and refused ones, with the reason for each refusal; a refused file does not affect the
 * others [IMP-08].
 * @param present the number of files already present
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
