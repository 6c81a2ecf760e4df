// `npm run locales -- export LANGUAGE [FOLDER]`, `… import FILE [--check]` and `… confirm`. docs/translating.md
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { APP_LANGUAGES } from '@isopter/contract';
import { LOCALES } from './locales/english.ts';
import { confirmEnglish } from './locales/source.ts';
import { exportTexts } from './locales/translators/exportTexts.ts';
import { importTexts } from './locales/translators/importTexts.ts';
import { fromJson, fromXliff } from './locales/translators/xliff.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });
const [command, subject, folder = '.'] = positionals;

if (command === 'export') await runExport();
else if (command === 'import' && subject !== undefined) await runImport(subject);
else if (command === 'confirm') await confirmEnglish();
else fail('Usage: npm run locales -- export LANGUAGE [FOLDER], … import FILE [--check], or … confirm');

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

async function runExport(): Promise<void> {
  const language = APP_LANGUAGES.find((one) => one === subject);
  if (language === undefined) return fail(`Name one of these languages: ${APP_LANGUAGES.join(', ')}.`);
  const { json, xliff, units } = await exportTexts(language);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${language}.json`), json);
  writeFileSync(join(folder, `${language}.xliff`), xliff);
  const done = units.filter(({ translation }) => translation !== undefined).length;
  console.log(`${units.length} texts, ${done} of them translated: ${join(folder, `${language}.xliff`)} and .json`);
}

async function runImport(file: string): Promise<void> {
  const text = readFileSync(file, 'utf8');
  const exchange = file.endsWith('.json') ? fromJson(text) : await fromXliff(text);
  const { problems, warnings, missing, changed } = await importTexts(exchange, values.check === true ? null : LOCALES);
  for (const warning of warnings) console.warn(warning);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) fail(`Nothing was written: ${problems.length} problems.`);
  console.log(`${changed} texts new or changed, ${missing} without a translation.`);
}
