import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { layers } from '@isopter/ui/vars';

/** A style in the layer of layout patterns; for style sheets only. */
export const pattern = (rule: StyleRule): string => style({ '@layer': { [layers.patterns]: rule } });

/**
 * Styles for a layout that is never mirrored: the left eye and the left ear are on the left, in every
 * language.
 * Inside each part the direction of the language applies.
 */
export function sides(rule: StyleRule): string {
  const place = pattern({ ...rule, direction: 'ltr' });
  globalStyle(`[dir="rtl"] ${place} > *`, { '@layer': { [layers.patterns]: { direction: 'rtl' } } });
  return place;
}
