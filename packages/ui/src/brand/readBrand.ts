import type { BrandResult } from './Brand.ts';
import { checkBrand } from './checkBrand.ts';
import { parseBrand } from './parseBrand.ts';
import { readJson } from './readJson.ts';

/** Characters a brand's file may have: five pictures of 64 KB and room to spare. */
const LONGEST = 400_000;

const whole = (message: string): BrandResult => ({ problems: [{ path: '', message }] });

/**
 * Reads a brand from the text of a file.
 * @returns the brand if it is well-formed and readable in every theme, otherwise all its errors
 */
export function readBrand(text: string): BrandResult {
  if (text.length > LONGEST)
    return whole(`the file is ${text.length} characters long; at most ${LONGEST} are possible`);
  const { value, problems: unread } = readJson(text);
  if (unread) return { problems: unread };
  const result = parseBrand(value);
  if (!result.brand) return result;
  const { passes, problems } = checkBrand(result.brand);
  return passes ? result : { problems };
}

/** Formats errors as lines for a console. */
export const problemText = (problems: readonly { path: string; message: string }[]): string =>
  problems.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('\n');
