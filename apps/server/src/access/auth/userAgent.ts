/**
 * The first pattern that matches gives the name. Browsers also name those they descend from, so descendants come first.
 * The names are the same in every language.
 */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\b(?:iPhone|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows NT\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

const firstOf = (names: readonly (readonly [string, RegExp])[], text: string): string | null =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** Returns browser and system of a User-Agent header (RFC 9110, 10.1.5); null if unknown. Clients may send anything. */
export const describeUserAgent = (header: string | null): { browser: string | null; system: string | null } => ({
  browser: firstOf(BROWSERS, header ?? ''),
  system: firstOf(SYSTEMS, header ?? ''),
});
