import type { Words } from './english.ts';

/** `$.tests.status[name]` reads `tests.status.` and whatever follows; `$.tests.title` just that. */
const CHAIN = /\$((?:\s*(?:\?\.|!?\.)\s*\w+|!?\[[^\]]*\])+)/g;

/** Returns the keys that a source reads: whole keys, and beginnings of keys that end with a computed value. */
export function chainsOf(source: string): { whole: string[]; begun: string[] } {
  const whole: string[] = [];
  const begun: string[] = [];
  for (const [, chain = ''] of source.matchAll(CHAIN)) {
    const [fixed = ''] = chain.split('[');
    const key = fixed.replaceAll(/[?!\s]/g, '').slice(1);
    if (key === '') continue;
    (chain.includes('[') ? begun : whole).push(key);
  }
  return { whole, begun };
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Keys nothing reads. A reader of a whole branch (`$.reports` as an object) reads all of it. */
export function unused(english: Words, sources: readonly string[]): string[] {
  const chains = sources.map(chainsOf);
  const read = new Set(chains.flatMap(({ whole, begun }) => [...whole, ...begun]));
  const isRead = (key: string): boolean => {
    const parts = key.replace(PLURAL, '').split('.');
    return parts.some((_, index) => read.has(parts.slice(0, index + 1).join('.')));
  };
  return [...english.keys()].filter((key) => !isRead(key));
}
