import { describe, expect, it } from 'vitest';
import { readableFiles } from './files.ts';
import { oddWordsOf } from './oddWords.ts';

describe('odd words', () => {
  it('are found as whole words, in any case', () => {
    expect(oddWordsOf('Whoever asks is told so, as they came.')).toEqual(['Whoever', 'is told', 'as they came']);
    expect(oddWordsOf('The server notifies the page. A renewed key, the formerly used one.')).toEqual([]);
  });
});

describe('readable files', () => {
  it('are sources, pages and English texts, without history and the specification', () => {
    const files = readableFiles();
    for (const file of ['README.md', 'packages/locales/en-us/app.json', 'scripts/check-words.ts'])
      expect(files).toContain(file);
    expect(files.filter((file) => /CHANGELOG|es-es|requirements\/01/.test(file))).toEqual([]);
  });
});
