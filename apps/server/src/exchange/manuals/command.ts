// Writes the user manuals of every language into a folder: `command.ts FOLDER`, as the build of the application runs it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ManualId, MANUALS } from './contents.ts';
import { makeManual, MANUAL_WORDS, type ManualLanguage } from './manual.tsx';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name a folder for the manuals.');
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
for (const id of Object.keys(MANUALS) as ManualId[]) {
  for (const language of Object.keys(MANUAL_WORDS) as ManualLanguage[]) {
    // one after the other: the renderer keeps what it draws with
    writeFileSync(join(folder, `manual-${id}.${language}.pdf`), await makeManual(id, language));
  }
}
