import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/vars.ts';
import { light } from '../theme/palettes.ts';
import { THEME_PLACES } from '../theme/places.ts';
import { component } from '../theme/styles.ts';

/** A rule that holds in dark themes. */
const inDark = (rule: StyleRule): StyleRule => ({
  '@media': Object.fromEntries(
    THEME_PLACES.dark.map(({ selector, media }) => [media, { selectors: { [`${selector} &`]: rule } }]),
  ),
});

export const logo = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minInlineSize: 0,
  maxInlineSize: '100%',
  fontFamily: vars.font.body,
  fontSize: '1.125rem',
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.tight,
  color: vars.color.ink1,
  overflowWrap: 'break-word',
});

/** Breaks a word only where it alone is too long for the place. */
export const name = component({ minInlineSize: 0 });

export const mark = component({ display: 'inline-flex', flexShrink: 0, color: vars.color.accent });

/**
 * Whatever its proportions, a partner's picture takes no more room than ours. The height is given and not only bounded: a
 * drawing with only a `viewBox` has no intrinsic size.
 */
export const image = component({
  blockSize: 32,
  maxInlineSize: 'min(100%, 176px)',
  minInlineSize: 0,
  objectFit: 'contain',
});

export const onLight = component(inDark({ display: 'none' }));
export const onDark = component({ display: 'none', ...inDark({ display: 'inline' }) });

/** A light background behind a logo that has no version for dark backgrounds. */
export const plate = component(inDark({ padding: 4, background: light.surface, borderRadius: vars.radius.sm }));
