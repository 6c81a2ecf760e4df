import { createHash } from 'node:crypto';

/** Columns of an audit row as texts, in the order that is hashed (`audit_content` in the migrations). */
export type Content = readonly (string | null)[];

/** One link of a chain, as it is stored. */
export interface Link {
  position: number;
  auditId: string;
  /** SHA-256 of the hash before it and of the content, hexadecimal. */
  hash: string;
  /** Content of the audit row of the link; null if the row is missing. */
  content: Content | null;
}

/** The end of a chain: its length and last hash. */
export interface Head {
  length: number;
  hash: string;
}

/** Before the first link. */
export const START: Head = { length: 0, hash: '' };

/** The first thing in a chain that is not as it was written. */
export type Fault =
  /** The row or its hash was changed. */
  | { kind: 'changed'; auditId: string }
  /** The row was deleted. */
  | { kind: 'deleted'; auditId: string }
  /** Rows before this one were deleted together with their links. */
  | { kind: 'skipped'; auditId: string }
  /** The row was put in past the chain. */
  | { kind: 'inserted'; auditId: string }
  /** Rows at the end were deleted: this row is the last one left, null if there is none. */
  | { kind: 'cut'; auditId: string | null }
  /** An office group has no chain. */
  | { kind: 'missing'; auditId: null }
  /**
   * A published head is not in the chain: rows were cut off or rewritten. `auditId` is the row with the publication.
   */
  | { kind: 'unpublished'; auditId: string; length: number };

/** The hash of a row that follows another. */
export const hashOf = (previous: string, content: Content): string =>
  createHash('sha256')
    .update(previous + JSON.stringify(content))
    .digest('hex');

/** Verifies the next link of a chain. @returns what is wrong with it; null if the chain continues correctly */
export function faultAt({ length, hash }: Head, link: Link): Fault | null {
  const { auditId, content } = link;
  if (link.position !== length + 1) return { kind: 'skipped', auditId };
  if (!content) return { kind: 'deleted', auditId };
  // A link that points to another row would let two rows change places.
  if (content[0] !== auditId || hashOf(hash, content) !== link.hash) return { kind: 'changed', auditId };
  return null;
}

/** The result of verifying a chain. */
export interface Verdict {
  /** The last valid link. */
  end: Head;
  fault: Fault | null;
  /** Expected hashes that were found in the chain. */
  met: ReadonlySet<string>;
}

/**
 * Recomputes a whole chain.
 * @param links in the order of their positions
 * @param head where it ended when the last row was written; undefined when that is gone
 * @param unlinked the first row that belongs to the chain and has no link, if there is one
 * @param expected hashes that were noted down before
 */
export async function verifyChain(
  links: AsyncIterable<Link> | Iterable<Link>,
  head: Head | undefined,
  unlinked: string | null = null,
  expected: ReadonlySet<string> = new Set(),
): Promise<Verdict> {
  let end = START;
  let last: string | null = null;
  const met = new Set<string>();
  for await (const link of links) {
    const fault = faultAt(end, link);
    if (fault) return { end, fault, met };
    end = { length: link.position, hash: link.hash };
    last = link.auditId;
    if (expected.has(link.hash)) met.add(link.hash);
  }
  if (unlinked !== null) return { end, fault: { kind: 'inserted', auditId: unlinked }, met };
  const isWhole = end.length === (head?.length ?? 0) && end.hash === (head?.hash ?? '');
  return { end, fault: isWhole ? null : { kind: 'cut', auditId: last }, met };
}
