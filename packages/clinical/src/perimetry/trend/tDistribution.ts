/** Natural logarithm of the gamma function, by Lanczos' approximation (g = 7, n = 9), to about 15 digits. */
function logGamma(z: number): number {
  const coefficients = [
    0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
    12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
  ];
  const [first = 0, ...rest] = coefficients;
  const x = z - 1;
  const base = x + 7.5;
  const series = rest.reduce((sum, coefficient, index) => sum + coefficient / (x + index + 1), first);
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(base) - base + Math.log(series);
}

const TINY = 1e-300;
const awayFromZero = (value: number): number => (Math.abs(value) < TINY ? TINY : value);

/** Continued fraction of the incomplete beta function, by Lentz' method. */
function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m <= 300; m += 1) {
    const terms = [
      (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m)),
      (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1)),
    ];
    let change = 1;
    for (const term of terms) {
      d = 1 / awayFromZero(1 + term * d);
      c = awayFromZero(1 + term / c);
      change = d * c;
      result *= change;
    }
    if (Math.abs(change - 1) < 1e-15) break;
  }
  return result;
}

/** Regularised incomplete beta function, for x between 0 and 1 and positive a and b. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(x, a, b)) / a : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

/** How likely Student's t is to be this far from 0 on either side by chance, with so many degrees of freedom. */
export const twoSidedP = (t: number, freedom: number): number =>
  Number.isFinite(t) ? incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5) : 0;

/** The t that is exceeded on either side with this probability: 0.05 for a 95 % interval. */
export function criticalT(p: number, freedom: number): number {
  let [low, high] = [0, 1];
  while (twoSidedP(high, freedom) > p && high < 1e12) high *= 2;
  for (let i = 0; i < 200 && high - low > 1e-13 * high; i += 1) {
    const middle = (low + high) / 2;
    if (twoSidedP(middle, freedom) > p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
