/** The subset of JSON Schema (draft 2020-12) used to describe a brand; `validate` supports exactly this. */
export interface Schema {
  $schema?: string;
  title?: string;
  description?: string;
  examples?: unknown[];
  type?: 'object' | 'string' | 'number';
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: false;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  /** The message for a value that is not allowed or does not match the pattern; ours alone, not published. */
  errorMessage?: string;
}

const color = (description: string, example: string): Schema => ({
  description,
  type: 'string',
  maxLength: 40,
  pattern:
    '^(#[0-9A-Fa-f]{6}|oklch\\((0(\\.[0-9]{1,5})?|1(\\.0{1,5})?|(100|[1-9]?[0-9])(\\.[0-9]{1,3})?%) 0(\\.([0-3][0-9]{0,4}|40{0,4}))? (360|3[0-5][0-9]|[12]?[0-9]?[0-9])(\\.[0-9]{1,3})?\\))$',
  errorMessage: 'must be a colour as #rrggbb or oklch(L C H), such as #1f6f5c or oklch(0.49 0.085 175)',
  examples: [example],
});

/** No markup, no control characters, nothing that turns the direction of the text around it. */
const TEXT =
  '^(?!\\s)[^<>{}\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ufeff]+(?<!\\s)$';
const text = (description: string, maxLength: number, example: string): Schema => ({
  description,
  type: 'string',
  minLength: 1,
  maxLength,
  pattern: TEXT,
  errorMessage: 'must be plain text: no < > { }, no control or direction characters, no blanks at its ends',
  examples: [example],
});

const image = (description: string, endings: string, types: string, example: string): Schema => ({
  description,
  type: 'string',
  maxLength: 65_536,
  pattern: `^((/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+\\.(${endings})|data:image/(${types});base64,[A-Za-z0-9+/]+={0,2})$`,
  errorMessage: `must be a path on the same address that ends in ${endings.replaceAll('|', ', ')}, or data:image/…;base64,…`,
  examples: [example],
});
const logo = (description: string, example: string): Schema =>
  image(description, 'svg|png|webp', 'svg\\+xml|png|webp', example);

const family = (description: string, example: string): Schema => ({
  description,
  type: 'string',
  maxLength: 64,
  pattern: '^[A-Za-z][A-Za-z0-9]*([ -][A-Za-z0-9]+)*$',
  errorMessage: 'must be the name of one font family: letters, digits, single blanks and hyphens',
  examples: [example],
});

/** The schema of a brand: `brand.schema.json` is generated from it and `parseBrand` validates against it. */
export const brandSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Isopter brand',
  description: 'What a partner decides about the look and name of the product. Everything else is derived from it.',
  type: 'object',
  additionalProperties: false,
  required: ['version', 'name', 'domain', 'logos', 'colors'],
  properties: {
    $schema: { description: 'Where this schema is, for editors.', type: 'string', maxLength: 2048 },
    version: { description: 'Version of this format.', const: 1, errorMessage: 'must be 1' },
    name: text(
      'Name of the product under this brand: in titles, next to the sign, read out instead of the logo.',
      60,
      'Harbour Vision',
    ),
    domain: {
      description:
        'The third-from-last segment of the host names the brand is for: harbour of harbour.isopter.example. The file has this name too.',
      type: 'string',
      maxLength: 63,
      pattern: '^[a-z0-9]([a-z0-9-]*[a-z0-9])?$',
      errorMessage: 'must be one segment of a host name: small letters, digits and hyphens',
      examples: ['harbour'],
    },
    logos: {
      description: 'Pictures as paths on the same address or as data:image/…;base64,… of at most 64 KB.',
      type: 'object',
      additionalProperties: false,
      required: ['light'],
      properties: {
        light: logo('The whole logo with its name, for light grounds.', '/brands/harbour/logo.svg'),
        dark: logo(
          'For dark grounds. Without one the light logo stands on a light plate there.',
          '/brands/harbour/logo-dark.svg',
        ),
        mark: logo('The sign alone, for narrow places.', '/brands/harbour/mark.svg'),
      },
    },
    favicon: image(
      'Sign in the tab of the browser.',
      'svg|png|ico',
      'svg\\+xml|png|x-icon',
      '/brands/harbour/favicon.svg',
    ),
    colors: {
      description: 'Seeds: each is one colour, and all shades for all themes are derived from it.',
      type: 'object',
      additionalProperties: false,
      required: ['accent'],
      properties: {
        accent: color(
          'Buttons, links, what is selected. In the light theme it fills the main button as it is, with light or dark text, whichever is readable.',
          '#1f6f5c',
        ),
        neutral: color('Its hue and a little of its chroma tint grounds, lines and text.', '#5c6f68'),
        rightEye: color('The right eye (OD).', 'oklch(0.58 0.17 35)'),
        leftEye: color('The left eye (OS).', 'oklch(0.52 0.15 255)'),
        positive: color('Well, finished, in reach.', '#1d7f4a'),
        caution: color('Needs attention.', '#b26a12'),
        critical: color('Failed, dangerous, cannot be undone.', '#c2372f'),
      },
    },
    type: {
      description: 'Typefaces that are on the machines of the readers; the product’s own follow each of them.',
      type: 'object',
      additionalProperties: false,
      properties: {
        body: family('For everything but codes and measured numbers.', 'Source Sans 3'),
        mono: family('For codes and measured numbers.', 'IBM Plex Mono'),
        scale: {
          description: 'Factor on all text sizes.',
          type: 'number',
          minimum: 0.875,
          maximum: 1.25,
          examples: [1.0625],
        },
      },
    },
    radius: {
      description: 'How round corners are: a name, or the radius of a card in pixels.',
      anyOf: [{ enum: ['none', 'small', 'medium', 'large'] }, { type: 'number', minimum: 0, maximum: 28 }],
      errorMessage: 'must be none, small, medium, large, or a number of pixels from 0 to 28',
      examples: ['medium', 12],
    },
    copyright: text(
      'Owner in the copyright line; the name if left out. On the page about the product it stands before the maker of the software.',
      120,
      'Harbour Vision Ltd',
    ),
    technicianArea: text('What the technicians’ area is called.', 40, 'Technician desk'),
  },
} as const satisfies Schema;
