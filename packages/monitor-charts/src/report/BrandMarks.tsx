import type { ReactElement } from 'react';
import { PAGE } from './measures.ts';
import { Label, MUTED } from './primitives.tsx';
import type { ReportBrand } from './types.ts';

/** The space for the logo above the title in points. */
const LOGO = { width: 160, height: 20, top: 14 } as const;
const BAND = 5;

/** The header with the partner's brand: a band in its colour, and its logo or, without one, its name. */
export function BrandHeading({ brand }: { brand: ReportBrand }): ReactElement {
  const right = PAGE.width - PAGE.margin;
  const { logo } = brand;
  const scale = logo ? Math.min(LOGO.width / logo.width, LOGO.height / logo.height) : 1;
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
        <Label x={right} y={30} size={11} strong anchor="end" room={PAGE.width - 2 * PAGE.margin} isIsolated>
          {brand.name}
        </Label>
      )}
    </g>
  );
}

/** The copyright notice in the last line. */
export function Copyright({ brand }: { brand: ReportBrand }): ReactElement {
  return (
    <Label x={PAGE.margin} y={820} size={7.5} colour={MUTED} room={PAGE.width - 2 * PAGE.margin} isIsolated>
      {brand.copyright}
    </Label>
  );
}
