import type { ReactElement } from 'react';
import { PAGE } from './measures.ts';
import { INK, Label, MUTED } from './primitives.tsx';
import { widthOf } from './widths.ts';
import type { ReportBrand } from './types.ts';

/** The space for the logo above the title in points. */
const LOGO = { width: 160, height: 20, top: 14 } as const;
const BAND = 5;

/** The name of the product without a partner's brand. */
const PRODUCT = 'Isopter';
/** Two uneven closed contours around the point of fixation, in a square of 28. */
const MARK = [
  'M13.6 2.6c6.3-.4 11.6 4.7 11.7 11.1.1 6.6-4.9 11.8-11.5 11.7C7.4 25.3 2.5 20.5 2.6 14.2 2.7 8 7.4 3 13.6 2.6Z',
  'M14.6 8.2c3.2.2 5.5 2.7 5.3 5.9-.2 3.3-2.7 5.6-6 5.5-3.2-.1-5.6-2.4-5.5-5.7.1-3.4 2.9-5.9 6.2-5.7Z',
];

/**
 * Under whose name a report is issued: the partner's logo or, without one, its name, below a band in its colour; the
 * product's own mark without a partner.
 */
export function BrandHeading({ brand, room }: { brand: ReportBrand | undefined; room: number }): ReactElement {
  const right = PAGE.width - PAGE.margin;
  const name = (text: string): ReactElement => (
    <Label x={right} y={33} size={9} strong anchor="end" room={room} isIsolated>
      {text}
    </Label>
  );
  if (!brand)
    return (
      <g>
        <g
          transform={`translate(${right - widthOf(PRODUCT, 9) - 17} 23.5) scale(0.45)`}
          fill="none"
          stroke={INK}
          strokeWidth={2.2}
        >
          {MARK.map((path) => (
            <path key={path} d={path} />
          ))}
          <circle cx={14} cy={13.9} r={2.4} fill={INK} stroke="none" />
        </g>
        {name(PRODUCT)}
      </g>
    );
  const { logo } = brand;
  const scale = logo ? Math.min(Math.min(LOGO.width, room) / logo.width, LOGO.height / logo.height) : 1;
  return (
    <g>
      <rect width={PAGE.width} height={BAND} fill={brand.accent} />
      {logo ? (
        <image
          href={logo.href}
          x={right - logo.width * scale}
          y={LOGO.top}
          width={logo.width * scale}
          height={logo.height * scale}
          role="img"
          aria-label={brand.name}
        />
      ) : (
        name(brand.name)
      )}
    </g>
  );
}

/** The copyright notice in the last line. */
export function Copyright({ brand }: { brand: ReportBrand }): ReactElement {
  return (
    <Label x={PAGE.margin} y={828} size={6.5} colour={MUTED} room={PAGE.width - 2 * PAGE.margin} isIsolated>
      {brand.copyright}
    </Label>
  );
}
