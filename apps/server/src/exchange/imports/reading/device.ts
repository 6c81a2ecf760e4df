import type { ReadReport } from './report.ts';
import type { TextLine } from './labels.ts';

/** Manufacturers, with the names of their perimeters as reports print them. */
const DEVICES: readonly (readonly [manufacturer: string, model: RegExp])[] = [
  // reports of other devices name the Humphrey perimeter, to which they compare theirs
  ['Carl Zeiss Meditec', /\b(?:Humphrey Field Analy[sz]er|HFA)(?: ?(?:III|II|[23])(?:i)?)?(?: ?[-–] ?\d{3})?\b/],
  ['Carl Zeiss Meditec', /\bCarl Zeiss\b/],
  ['Haag-Streit', /\bOctopus(?: \d{3,4})?\b/i],
  ['Haag-Streit', /\bEyeSuite\b|\bHaag-?Streit\b/i],
  ['Medmont', /\bMedmont(?: (?:M ?)?\d{3})?\b/i],
  ['Oculus', /\bOculus\b|\b(?:Easyfield|Twinfield|Centerfield|Smartfield)(?: ?\d)?\b/i],
  ['Tomey', /\bTomey\b|\bAP-?\d{4}\b/i],
  ['Kowa', /\bKowa(?: AP-?\d{4})?\b/i],
  ['Optopol', /\bOptopol\b|\bPTS ?\d{3,4}\b/],
  ['iCare', /\bCOMPASS\b/],
];

/** The manufacturers whose reports print a defect as a positive number. */
const POSITIVE_DEFECTS: ReadonlySet<string> = new Set(['Haag-Streit', 'Oculus', 'Tomey']);

type Device = ReadReport['device'];

/** Reads which perimeter a page is of. */
export function deviceIn(lines: readonly TextLine[]): Device {
  const found = DEVICES.flatMap(([manufacturer, pattern]) =>
    lines.flatMap(({ text }) => {
      const [model] = pattern.exec(text) ?? [];
      return model === undefined ? [] : [{ manufacturer, model }];
    }),
  );
  const manufacturers = new Set(found.map(({ manufacturer }) => manufacturer));
  if (manufacturers.size !== 1) return { manufacturer: null, model: null };
  const { manufacturer, model } = found[0]!;
  // the name of a company alone is no model
  return {
    manufacturer,
    model: /^(Carl Zeiss|EyeSuite|Haag-?Streit|Oculus|Tomey|Optopol)$/i.test(model) ? null : model,
  };
}

export const printsPositiveDefects = ({ manufacturer }: Device): boolean =>
  manufacturer !== null && POSITIVE_DEFECTS.has(manufacturer);
