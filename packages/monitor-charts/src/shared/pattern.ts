import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { layers } from '@isopter/ui/vars';

/** A style in the layer of arrangements of controls; for style sheets alone. */
export const pattern = (rule: StyleRule): string => style({ '@layer': { [layers.patterns]: rule } });

/**
 * A place whose parts never change sides: the left eye stands on the left, the right ear too, in every language. Within
 * each part the direction of the language goes on.
 */
export function sides(rule: StyleRule): string {
  const place = pattern({ ...rule, direction: 'ltr' });
  globalStyle(`[dir="rtl"] ${place} > *`, { '@layer': { [layers.patterns]: { direction: 'rtl' } } });
  return place;
}
