import type { Brand, BrandProblem, BrandResult } from './Brand.ts';
import { homographProblem } from './homographs.ts';
import { brandSchema } from './schema.ts';
import { svgProblem } from './svg.ts';
import { validate } from './validate.ts';

const SVG = /^data:image\/svg\+xml;base64,/;

/**
 * Parses a brand.
 * @returns the brand, or all its deviations from `brand.schema.json`. Texts that can pass for others and embedded SVG
 * images are checked too; contrast and meaning of colours are checked by `checkBrand`.
 */
export function parseBrand(value: unknown): BrandResult {
  const problems = [...validate(value, brandSchema)];
  if (problems.length > 0) return { problems };
  const brand = value as Brand;
  const found = [...textProblems(brand), ...drawingProblems(brand)];
  return found.length > 0 ? { problems: found } : { brand };
}

function textProblems(brand: Brand): BrandProblem[] {
  const texts = ['name', 'copyright', 'technicianArea'] as const;
  const written = texts.map((path) => brand[path] ?? '');
  return texts.flatMap((path) => {
    const message = homographProblem(brand[path] ?? '', written);
    return message === undefined ? [] : [{ path, message }];
  });
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
