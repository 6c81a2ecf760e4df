/**
 * Compares two dotted version numbers by their numeric parts: negative when `a` is older, positive when newer, else 0.
 * Missing parts count as 0 and a suffix such as `-beta` is ignored.
 */
export function compareVersions(a: string, b: string): number {
  const left = parts(a);
  const right = parts(b);
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function parts(version: string): number[] {
  return (/\d+(?:\.\d+)*/.exec(version)?.[0] ?? '').split('.').map(Number);
}
