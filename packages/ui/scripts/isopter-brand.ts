#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brandCss, checkBrand, type PairResult, problemText, readBrand, themeLabel } from '@isopter/ui/brand';

/**
 * Looks into brand files: `isopter-brand check harbour.json nordlys.json`. Says of each what is wrong, or what was
 * measured and moved; exits with 1 if any of them cannot be used. `isopter-brand css harbour.json` prints the brand
 * as a style sheet, for pages that are branded without a script.
 */

const USAGE = 'isopter-brand check file.json…   or   isopter-brand css file.json';

/** The pair with the least to spare. */
const tightest = (pairs: readonly PairResult[]): PairResult =>
  pairs.reduce((least, pair) => (pair.ratio / pair.need < least.ratio / least.need ? pair : least));

/** @returns whether the brand can be used */
function check(file: string): boolean {
  const { brand, problems } = readBrand(readFileSync(file, 'utf8'));
  if (problems) {
    console.error(`${file}: refused\n${problemText(problems).replaceAll(/^/gm, '  ')}`);
    return false;
  }
  if (basename(file, '.json') !== brand.domain) {
    console.error(`${file}: refused\n  domain: is ${brand.domain}, so the file must be called ${brand.domain}.json`);
    return false;
  }
  const { pairs, adjusted } = checkBrand(brand);
  const least = tightest(pairs);
  console.log(
    `${file}: ${brand.name} passes, ${pairs.length} pairs; the least to spare has ${least.mark} on ${least.ground} ` +
      `in the theme ${themeLabel(least)}: ${least.ratio.toFixed(2)}:1 of ${least.need}:1`,
  );
  for (const { message } of adjusted.filter(({ vision }) => vision === undefined)) console.log(`  ${message}`);
  return true;
}

function css(file: string): boolean {
  const { brand, problems } = readBrand(readFileSync(file, 'utf8'));
  if (problems) console.error(`${file}: refused\n${problemText(problems)}`);
  else process.stdout.write(brandCss(brand));
  return problems === undefined;
}

const [command, ...files] = process.argv.slice(2);
const run = { check, css }[command ?? ''];
if (run === undefined || files.length === 0) {
  console.error(USAGE);
  process.exitCode = 1;
} else if (!files.map((file) => run(file)).every(Boolean)) process.exitCode = 1;
