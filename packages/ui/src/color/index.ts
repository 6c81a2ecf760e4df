export { formatHex, type LinearRgb, linearRgb, type Oklch, oklchToLinear } from './color.ts';
export { contrast, luminance } from './contrast.ts';
