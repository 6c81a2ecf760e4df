import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** Puts the rule of one control into its cascade layer. */
export const inComponents = (rule: Omit<StyleRule, '@layer'>): StyleRule => ({
  '@layer': { [layers.components]: rule },
});

/** Puts the rule of an arrangement of controls into its cascade layer. */
export const inPatterns = (rule: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.patterns]: rule } });
