import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.ts';

/** A step of the space scale: `4` is 16 pixels at the default density and text size. */
export type Space = keyof typeof vars.space;

/** The variants of a recipe that takes a step of the space scale. */
export const spaces = (rule: (space: string) => StyleRule): Record<Space, StyleRule> =>
  Object.fromEntries(Object.entries(vars.space).map(([step, value]) => [step, rule(value)])) as Record<
    Space,
    StyleRule
  >;
