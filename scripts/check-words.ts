// `node scripts/check-words.ts [FOLDER …]`: finds words that make a sentence hard to read. docs/content-style.md
import { existsSync, readFileSync } from 'node:fs';
import { readableFiles } from './words/files.ts';
import { ODD_WORDS, oddWordsOf } from './words/oddWords.ts';

const files = readableFiles(process.argv.slice(2)).filter((file) => existsSync(file));
const found = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      oddWordsOf(line).map((word) => `${file}:${index + 1} ${word}: ${line.trim().slice(0, 160)}`),
    ),
);
for (const place of found) console.error(place);
if (found.length > 0)
  console.error(
    ODD_WORDS.map(([pattern, instead]) => `${pattern.replaceAll('(?:', '(')}: write ${instead}`).join('\n'),
  );
console.log(`${files.length} files read: ${found.length === 0 ? 'no odd words' : `${found.length} odd words`}`);
process.exitCode = found.length > 0 ? 1 : 0;
