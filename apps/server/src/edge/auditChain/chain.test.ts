import { describe, expect, it } from 'vitest';
import { type Content, type Fault, hashOf, type Head, type Link, START, verifyChain } from './chain.ts';

const row = (id: number): Content => [
  String(id),
  '2026-11-20T09:40:00.000123Z',
  null,
  `getPatient "${id}"`,
  'é\u{1F441}',
];

/** A chain of five rows, 11 to 15, as the database writes one. */
function written(): { links: Link[]; head: Head } {
  let head = START;
  const links = [11, 12, 13, 14, 15].map((id): Link => {
    const content = row(id);
    head = { length: head.length + 1, hash: hashOf(head.hash, content) };
    return { position: head.length, auditId: String(id), hash: head.hash, content };
  });
  return { links, head };
}

const faultOf = async (links: Link[], head: Head | undefined, unlinked?: string): Promise<Fault | null> =>
  (await verifyChain(links, head, unlinked)).fault;

describe('a chain of audit rows [OUR-143]', () => {
  it('is valid when unchanged, and when empty', async () => {
    const { links, head } = written();
    const expected = new Set([links[2]?.hash ?? '', 'somewhere else']);
    expect(await verifyChain(links, head, null, expected)).toEqual({
      end: head,
      fault: null,
      met: new Set([links[2]?.hash]),
    });
    expect(await faultOf([], undefined)).toBeNull();
  });

  it('names a changed row; if its hash was recomputed, the row after it', async () => {
    const { links, head } = written();
    const content: Content = [...row(13).slice(0, 3), 'deletePatient'];
    const changed = links.with(2, { ...links[2], content } as Link);
    expect(await faultOf(changed, head)).toEqual({ kind: 'changed', auditId: '13' });
    const fitting = changed.with(2, { ...changed[2], hash: hashOf(links[1]?.hash ?? '', content) } as Link);
    expect(await faultOf(fitting, head)).toEqual({ kind: 'changed', auditId: '14' });
  });

  it('names a deleted row, or the row after it if its link was deleted too', async () => {
    const { links, head } = written();
    const emptied = links.with(1, { ...links[1], content: null } as Link);
    expect(await faultOf(emptied, head)).toEqual({ kind: 'deleted', auditId: '12' });
    expect(await faultOf(links.toSpliced(1, 1), head)).toEqual({ kind: 'skipped', auditId: '13' });
    const closed = links.toSpliced(1, 1).map((link, index) => ({ ...link, position: index + 1 }));
    expect(await faultOf(closed, head)).toEqual({ kind: 'changed', auditId: '13' });
  });

  it('names the row that was put in, with a link or without', async () => {
    const { links, head } = written();
    expect(await faultOf(links, head, '16')).toEqual({ kind: 'inserted', auditId: '16' });
    const foreign: Link = { position: 3, auditId: '16', hash: hashOf(links[1]?.hash ?? '', row(16)), content: row(16) };
    const pushed = links.slice(2).map((link) => ({ ...link, position: link.position + 1 }));
    expect(await faultOf([...links.slice(0, 2), foreign, ...pushed], head)).toEqual({ kind: 'changed', auditId: '13' });
  });

  it('names the first of two rows that changed places', async () => {
    const { links, head } = written();
    const [, second, third] = links as [Link, Link, Link];
    const contents = links
      .with(1, { ...second, content: third.content })
      .with(2, { ...third, content: second.content });
    expect(await faultOf(contents, head)).toEqual({ kind: 'changed', auditId: '12' });
    const rows = links.with(1, { ...third, position: 2 }).with(2, { ...second, position: 3 });
    expect(await faultOf(rows, head)).toEqual({ kind: 'changed', auditId: '13' });
  });

  it('misses rows that were cut off at its end', async () => {
    const { links, head } = written();
    expect(await faultOf(links.slice(0, 3), head)).toEqual({ kind: 'cut', auditId: '13' });
    expect(await faultOf([], head)).toEqual({ kind: 'cut', auditId: null });
    expect(await faultOf(links, undefined)).toEqual({ kind: 'cut', auditId: '15' });
  });
});
