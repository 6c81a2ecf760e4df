import type { ReactElement } from 'react';
import type { BrandLogos } from '../brand/Brand.ts';
import { useBrand } from '../brand/BrandProvider.tsx';
import { image, logo, mark as markStyle, name as nameStyle, onDark, onLight, plate } from './Logo.css.ts';

/** Two uneven closed contours, as isopters are, around the point of fixation. */
const isopters = (
  <svg width={28} height={28} viewBox="0 0 28 28" fill="none" stroke="currentColor" strokeWidth={1.9} aria-hidden>
    <path d="M13.6 2.6c6.3-.4 11.6 4.7 11.7 11.1.1 6.6-4.9 11.8-11.5 11.7C7.4 25.3 2.5 20.5 2.6 14.2 2.7 8 7.4 3 13.6 2.6Z" />
    <path d="M14.6 8.2c3.2.2 5.5 2.7 5.3 5.9-.2 3.3-2.7 5.6-6 5.5-3.2-.1-5.6-2.4-5.5-5.7.1-3.4 2.9-5.9 6.2-5.7Z" />
    <circle cx={14} cy={13.9} r={2.1} fill="currentColor" stroke="none" />
  </svg>
);

/** Props of {@link Logo}. */
export interface LogoProps {
  /**
   * Whether only the mark is shown; the name is still announced.
   * @default false
   */
  isMarkOnly?: boolean;
}

/**
 * The mark and name of the product, or the logo of the partner given by `BrandProvider`, in the variant for the current
 * theme.
 * @selector [data-component="Logo"] The logo.
 * @selector [data-part="mark"] The product's own mark.
 * @selector [data-part="image"] The image of a partner's logo, one for each kind of theme.
 */
export function Logo({ isMarkOnly = false }: LogoProps): ReactElement {
  const { name, logos } = useBrand();
  if (logos) return <Picture name={name} logos={isMarkOnly && logos.mark ? { light: logos.mark } : logos} />;
  return (
    <span className={logo} data-component="Logo" {...(isMarkOnly && { role: 'img', 'aria-label': name })}>
      <span className={markStyle} data-part="mark" aria-hidden>
        {isopters}
      </span>
      {!isMarkOnly && <span className={nameStyle}>{name}</span>}
    </span>
  );
}

/** A partner's logo is always shown as an image: nothing in it can run. If it cannot be loaded, the name is shown. */
function Picture({ name, logos: { light, dark } }: { name: string; logos: BrandLogos }): ReactElement {
  return (
    <span className={logo} data-component="Logo">
      <img className={`${image} ${dark === undefined ? plate : onLight}`} data-part="image" src={light} alt={name} />
      {dark !== undefined && <img className={`${image} ${onDark}`} data-part="image" src={dark} alt={name} />}
    </span>
  );
}
