import { style, type StyleRule } from '@vanilla-extract/css';
import { PATTERNS } from './theme.ts';

/** A style in the layer of arrangements of controls; for style sheets alone. */
export const pattern = (rule: StyleRule): string => style({ '@layer': { [PATTERNS]: rule } });
