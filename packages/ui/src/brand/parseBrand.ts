import type { Brand, BrandProblem, BrandResult } from './Brand.ts';
import { brandSchema } from './schema.ts';
import { svgProblem } from './svg.ts';
import { validate } from './validate.ts';

const SVG = /^data:image\/svg\+xml;base64,/;

/**
 * Parses a brand.
 * @returns the brand, or all its deviations from `brand.schema.json`. Embedded SVG images are checked too; contrast is
 * checked by `checkBrand`.
 */
export function parseBrand(value: unknown): BrandResult {
  const problems = [...validate(value, brandSchema)];
  if (problems.length > 0) return { problems };
  const brand = value as Brand;
  const foreign = drawingProblems(brand);
  return foreign.length > 0 ? { problems: foreign } : { brand };
}

function drawingProblems({ logos, favicon }: Brand): BrandProblem[] {
  const images = Object.entries({ ...logos, favicon }).map(([key, image]): [string, string | undefined] => [
    key === 'favicon' ? key : `logos.${key}`,
    image,
  ]);
  return images.flatMap(([path, image]) => {
    if (image === undefined || !SVG.test(image)) return [];
    const problem = drawingProblem(image.replace(SVG, ''));
    return problem === undefined ? [] : [{ path, message: `is a drawing that cannot be used: it ${problem}` }];
  });
}

function drawingProblem(base64: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return svgProblem(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return 'is no UTF-8 text in base64';
  }
}
