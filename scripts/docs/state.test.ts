import { expect, it } from 'vitest';
import { files, isPage, read } from './files.ts';

/** Statements that something is missing, which become wrong unnoticed when it is built. */
const MISSING =
  /\bnot (?:built|implemented|supported|available|there|in the product)(?: \w+)? yet\b|\bnot yet (?:built|implemented|supported|available|there|possible)\b|\b(?:is|are) not (?:built|implemented)\b|\bdoes not do yet\b|\bcoming soon\b/i;
const ID = /\b[A-Z]+-\d+\b/g;

const known = new Set(
  files.filter((file) => file.startsWith('docs/requirements/')).flatMap((file) => read(file).match(ID) ?? []),
);

/** Returns the paragraphs, list items and headings that say that something is missing without naming its requirement. */
const untied = (text: string): string[] =>
  text
    .split(/\n\s*\n|\n(?=\s*[-#|])/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => MISSING.test(part) && !part.match(ID)?.some((id) => known.has(id)));

it('finds a statement unless its paragraph names a requirement that exists', () => {
  const text =
    'Second factors\nare not built.\n\n- The agent (PII-09) is not built.\n- Exports (NONE-99) are not\n  there yet.';
  expect(untied(text)).toEqual(['Second factors are not built.', '- Exports (NONE-99) are not there yet.']);
});

it('finds none in the pages of the repository', () => {
  // asvs.md is a dated assessment
  const pages = files.filter((file) => isPage(file) && file !== 'docs/asvs.md');
  expect(pages.flatMap((file) => untied(read(file)).map((part) => `${file}: ${part}`))).toEqual([]);
});
