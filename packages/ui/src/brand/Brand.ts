/** A colour as `#rrggbb` or `oklch(L C H)`. */
export type BrandColor = string;
/** An image: a path on the application's own origin (`/brands/logo.svg`) or `data:image/…;base64,…`. */
export type BrandImage = string;

/** The seed colours from which all others are derived. Omitted colours are those of the product. */
export interface BrandColors {
  /**
   * The colour of buttons, links and selected items. In the light theme it fills the main button unchanged, with light
   * or dark text on it, whichever is readable; where a pale one marks something, it is darkened.
   */
  accent: BrandColor;
  /** The colour that tints backgrounds, lines and text; its hue and a little of its chroma are used. */
  neutral?: BrandColor;
  /** The colour of the right eye (OD). */
  rightEye?: BrandColor;
  /** The colour of the left eye (OS). */
  leftEye?: BrandColor;
  /** The colour of success: good, finished, available. */
  positive?: BrandColor;
  /** The colour of what requires attention. */
  caution?: BrandColor;
  /** The colour of failures and of dangerous or irreversible actions. */
  critical?: BrandColor;
}

export interface BrandLogos {
  /** The complete logo with the name, for light backgrounds. */
  light: BrandImage;
  /** The logo for dark backgrounds. If omitted, the light logo is shown there on a light plate. */
  dark?: BrandImage;
  /** The mark alone, for narrow places. */
  mark?: BrandImage;
}

export interface BrandType {
  /** A font family installed on the user's machine; the product's own families are the fallback. */
  body?: string;
  /** The font family for codes and measured numbers. */
  mono?: string;
  /** The factor for all text sizes, 0.875 to 1.25. */
  scale?: number;
}

/** The corner radius: a name, or the radius of a card in pixels, 0 to 28. */
export type BrandRadius = 'none' | 'small' | 'medium' | 'large' | number;

/**
 * A partner's brand, as described by `brand.schema.json`. Created by `parseBrand` or `readBrand` from untrusted input.
 */
export interface Brand {
  /** The location of the schema, for editors. */
  $schema?: string;
  version: 1;
  /** The name of the product under this brand: used in titles, next to the mark, and announced instead of the logo. */
  name: string;
  /** The third-from-last label of the host names the brand is for: `harbour` of `harbour.isopter.example`. */
  domain: string;
  logos: BrandLogos;
  favicon?: BrandImage;
  colors: BrandColors;
  type?: BrandType;
  radius?: BrandRadius;
  /** The owner in the copyright notice. The default is the name. */
  copyright?: string;
  /** The name of the technicians' area. */
  technicianArea?: string;
}

/** An error in a brand, and its location. */
export interface BrandProblem {
  /** The path of the value, such as `colors.accent`; empty for the whole file. */
  path: string;
  message: string;
  /** The nearest acceptable colour, if there is one; the message also states it. */
  nearest?: string;
}

/** A brand, or all its errors. */
export type BrandResult = { brand: Brand; problems?: undefined } | { brand?: undefined; problems: BrandProblem[] };
