import { join } from 'node:path';

/** Fonts of the dependencies that cover the languages of the stories. */
const FAMILIES = [
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-devanagari',
  'noto-sans-hebrew',
  'noto-sans-kr',
  'noto-sans-sc',
  'noto-sans-thai',
];
const WEIGHTS = ['400Regular', '700Bold'];

/** Families that every page can name; without an alias Fontconfig would choose any font. */
const GENERIC = ['sans-serif', 'serif', 'monospace', 'system-ui'];

/**
 * A Fontconfig file with the fonts of the dependencies and no font of the machine, so that text which the page's own
 * fonts lack is drawn the same everywhere.
 * @param root folder that contains node_modules
 * @param cache folder for Fontconfig's index
 */
export function fontConfig(root: string, cache: string): string {
  const folders = FAMILIES.flatMap((family) =>
    WEIGHTS.map((weight) => join(root, 'node_modules/@expo-google-fonts', family, weight)),
  );
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...folders.map((folder) => `  <dir>${folder}</dir>`),
    `  <cachedir>${cache}</cachedir>`,
    ...GENERIC.map((name) => `  <alias><family>${name}</family><prefer><family>Noto Sans</family></prefer></alias>`),
    '</fontconfig>',
    '',
  ].join('\n');
}
