import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/vars.ts';
import { component, componentRecipe } from '../theme/styles.ts';
import { focusRing } from '../theme/shared.css.ts';

const ground = createVar();
const ink = createVar();
const edge = createVar();
const over = createVar();

const isOn = '&[aria-pressed="true"], &[data-selected]';

/** Looks of everything that is pressed: Button, LinkButton, IconButton. */
export const button = componentRecipe({
  base: [
    focusRing,
    {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      position: 'relative',
      flexShrink: 0,
      gap: vars.space[2],
      minInlineSize: vars.size.target,
      maxInlineSize: '100%',
      paddingBlock: vars.space[1],
      paddingInline: vars.space[4],
      border: `1px solid ${edge}`,
      borderRadius: vars.radius.sm,
      background: ground,
      color: ink,
      fontFamily: 'inherit',
      fontWeight: vars.fontWeight.strong,
      lineHeight: vars.lineHeight.tight,
      textAlign: 'center',
      textDecoration: 'none',
      overflowWrap: 'break-word',
      cursor: 'pointer',
      userSelect: 'none',
      transition: `background ${vars.duration.fast}, border-color ${vars.duration.fast}`,
      selectors: {
        '&[data-hovered]': { background: over },
        '&[data-pressed]': { background: over, transform: 'translateY(0.5px)' },
        // switched on, and staying so
        [isOn]: {
          vars: {
            [ground]: vars.color.accentSoft,
            [ink]: vars.color.accentText,
            [edge]: vars.color.accentText,
            [over]: vars.color.accentSoft,
          },
        },
        '&[data-disabled]': {
          background: vars.color.sunken,
          borderColor: vars.color.line,
          color: vars.color.ink3,
          cursor: 'not-allowed',
        },
        '&[data-pending]': { cursor: 'progress' },
      },
      // the tokens are system colours then; the browser's own backing would hide the words
      '@media': {
        '(forced-colors: active)': {
          forcedColorAdjust: 'none',
          selectors: {
            '&[data-hovered]:not([data-disabled])': { outline: '1px solid Highlight' },
            [isOn]: { vars: { [ground]: 'Highlight', [ink]: 'HighlightText', [over]: 'Highlight' } },
            '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
          },
        },
      },
    },
  ],
  variants: {
    variant: {
      primary: {
        vars: {
          [ground]: vars.color.accentFill,
          [ink]: vars.color.onAccent,
          [edge]: vars.color.accent,
          [over]: vars.color.accentHover,
        },
      },
      secondary: {
        vars: {
          [ground]: vars.color.surface,
          [ink]: vars.color.ink1,
          [edge]: vars.color.lineStrong,
          [over]: vars.color.hover,
        },
      },
      quiet: {
        vars: { [ground]: 'transparent', [ink]: vars.color.ink2, [edge]: 'transparent', [over]: vars.color.hover },
        selectors: { '&[data-disabled]': { background: 'transparent', borderColor: 'transparent' } },
      },
      danger: {
        vars: {
          [ground]: vars.color.surface,
          [ink]: vars.color.criticalText,
          [edge]: vars.color.critical,
          [over]: vars.color.criticalSoft,
        },
      },
      dangerPrimary: {
        vars: {
          [ground]: vars.color.critical,
          [ink]: vars.color.onCritical,
          [edge]: vars.color.critical,
          [over]: vars.color.criticalHover,
        },
      },
    },
    size: {
      md: { minBlockSize: `max(${vars.size.control}, ${vars.size.target})`, fontSize: vars.fontSize.md },
      sm: {
        minBlockSize: `max(${vars.size.controlSmall}, ${vars.size.target})`,
        paddingInline: vars.space[3],
        fontSize: vars.fontSize.sm,
      },
    },
    shape: {
      text: {},
      /** A square button for an icon without text. */
      square: { aspectRatio: '1', padding: 0 },
    },
    isFullWidth: { true: { inlineSize: '100%' }, false: {} },
  },
  defaultVariants: { variant: 'secondary', size: 'md', shape: 'text', isFullWidth: false },
});

const text = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  minInlineSize: 0,
} as const;

/** The label of the button; invisible while the progress indicator covers it, but it keeps its room. */
export const content = component({ ...text, selectors: { '[data-pending] > &': { opacity: 0 } } });
/** Breaks a word only if it alone is too long for the button: a separate box may be narrower than its longest word. */
export const words = component({ minInlineSize: 0 });
/** The pending text next to the progress indicator. */
export const told = component(text);

export const pending = component({ position: 'absolute', display: 'grid', placeItems: 'center' });
/** Before the words that tell what it is busy with. */
export const beside = component({ display: 'grid', order: -1 });

const turn = keyframes({ to: { rotate: '1turn' } });
export const spinner = component({
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  borderRadius: vars.radius.full,
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  animation: `${turn} 0.8s linear infinite`,
  '@media': {
    // still, but told apart from a full circle
    '(prefers-reduced-motion: reduce)': { animation: 'none', borderInlineEndColor: 'transparent' },
  },
});
