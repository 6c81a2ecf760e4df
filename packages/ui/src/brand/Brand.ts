/** A colour as `#rrggbb` or `oklch(L C H)`. */
export type BrandColor = string;
/** A picture: a path on the application's own address (`/brands/logo.svg`) or `data:image/…;base64,…`. */
export type BrandImage = string;

/** The colours everything else is derived from. What is left out stays as the product has it. */
export interface BrandColors {
  /** Buttons, links, what is selected. Used as it is in the light theme, with white text on it. */
  accent: BrandColor;
  /** Its hue and a little of its chroma tint grounds, lines and text. */
  neutral?: BrandColor;
  /** The right eye (OD). */
  rightEye?: BrandColor;
  /** The left eye (OS). */
  leftEye?: BrandColor;
  /** Well, finished, in reach. */
  positive?: BrandColor;
  /** Needs attention. */
  caution?: BrandColor;
  /** Failed, dangerous, cannot be undone. */
  critical?: BrandColor;
}

export interface BrandLogos {
  /** The whole logo with its name, for light grounds. */
  light: BrandImage;
  /** For dark grounds. Without one the light logo stands on a light plate there. */
  dark?: BrandImage;
  /** The sign alone, for narrow places. */
  mark?: BrandImage;
}

export interface BrandType {
  /** A font family that is on the reader's machine; the product's own families follow. */
  body?: string;
  /** For codes and measured numbers. */
  mono?: string;
  /** Factor on all text sizes, 0.875 to 1.25. */
  scale?: number;
}

/** How round corners are: a name, or the radius of a card in pixels, 0 to 28. */
export type BrandRadius = 'none' | 'small' | 'medium' | 'large' | number;

/** What a partner decides, as in `brand.schema.json`. Made by `parseBrand` or `readBrand` from what somebody wrote. */
export interface Brand {
  /** Where the schema is, for editors. */
  $schema?: string;
  version: 1;
  /** Name of the product under this brand: in titles, beside the sign, read out in place of the logo. */
  name: string;
  /** The third-from-last segment of the host names the brand is for: `harbour` of `harbour.isopter.example`. */
  domain: string;
  logos: BrandLogos;
  favicon?: BrandImage;
  colors: BrandColors;
  type?: BrandType;
  radius?: BrandRadius;
  /** Owner in the copyright line; the name if left out. */
  copyright?: string;
  /** What the technicians' area is called. */
  technicianArea?: string;
}

/** Something wrong in a brand, and where. */
export interface BrandProblem {
  /** `colors.accent`; empty for the whole file. */
  path: string;
  message: string;
  /** The nearest colour that would do, where one would; the message says it too. */
  nearest?: string;
}

/** A brand, or everything that is wrong with it. */
export type BrandResult = { brand: Brand; problems?: undefined } | { brand?: undefined; problems: BrandProblem[] };
