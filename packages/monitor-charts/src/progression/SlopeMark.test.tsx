import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { printPaint } from '../chart/paint.ts';
import { decimal } from '../perimetry/trend/format.ts';
import { SlopeMark } from './SlopeMark.tsx';

/** The size of the number on a tile. */
const sizeOf = (slope: number, locale: string): string | undefined => {
  const text = decimal(slope, 1, locale);
  const drawn = renderToStaticMarkup(<SlopeMark state="steady" text={text} size={24} paint={printPaint} />);
  return /font-size="([^"]+)"/.exec(drawn)?.[1];
};

it.each(['en-US', 'ar-EG', 'ar-EG-u-nu-latn'])(
  'writes gains as large as losses, with any direction marks in the sign: %s',
  (locale) => {
    expect(sizeOf(-0.1, locale)).toBeDefined();
    expect(sizeOf(-0.1, locale)).toBe(sizeOf(0.1, locale));
  },
);
