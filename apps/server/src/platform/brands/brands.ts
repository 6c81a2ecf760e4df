import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { accentHex, type Brand, problemText, readBrand, whiteLabelDomain } from '@isopter/ui/brand';
import type { ReportBrand } from '@isopter/monitor-charts/report';
import type { FastifyBaseLogger } from 'fastify';
import { logoImage } from './logo.ts';

/** Path of brands and their pictures for the application. */
export const BRANDS_PREFIX = '/brands/';

type Log = Pick<FastifyBaseLogger, 'warn'>;

const SEGMENT = /^[a-z0-9-]+$/;

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The brand of the host a request came to (NAV-12): `{directory}/{domain}.json`, if it passes the checks the application
 * makes as well. A refused brand is ignored, with the reason in the log.
 */
export async function brandOfHost(directory: string | undefined, host: string, log: Log): Promise<Brand | undefined> {
  const domain = whiteLabelDomain(host);
  if (directory === undefined || domain === null || !SEGMENT.test(domain)) return undefined;
  const text = await readIfThere(join(directory, `${domain}.json`));
  if (text === undefined) return undefined;
  const { brand, problems } = readBrand(text.toString('utf8'));
  if (problems) log.warn({ domain, problems: problemText(problems) }, 'a brand is refused');
  return brand?.domain === domain ? brand : undefined;
}

/** Returns the brand of a report. A logo that cannot be drawn is replaced with the name. */
export async function reportBrand(directory: string, brand: Brand, year: number, log: Log): Promise<ReportBrand> {
  const { name, copyright = name, logos } = brand;
  const logo = await logoBytes(directory, logos.light)
    .then((bytes) => bytes && logoImage(bytes))
    .catch((error: unknown) => log.warn({ err: error, domain: brand.domain }, 'a logo cannot be drawn'));
  return { name, accent: accentHex(brand), copyright: `© ${year} ${copyright}`, ...(logo && { logo }) };
}

/** Reads a picture in the brand, or a file next to it. */
async function logoBytes(directory: string, image: string): Promise<Buffer | undefined> {
  if (image.startsWith('data:')) return Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
  const file = normalize(join(directory, image.slice(BRANDS_PREFIX.length)));
  return image.startsWith(BRANDS_PREFIX) && file.startsWith(join(directory, '/')) ? readIfThere(file) : undefined;
}
