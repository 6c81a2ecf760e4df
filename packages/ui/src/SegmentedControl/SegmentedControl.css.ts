import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';
import { focusRing } from '../theme/shared.css.ts';

export const group = component({
  display: 'flex',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  flexWrap: 'wrap',
  gap: '2px',
  padding: '2px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.sm,
  background: vars.color.sunken,
});

export const segment = component([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    flexGrow: 1,
    minInlineSize: vars.size.target,
    minBlockSize: `calc(max(${vars.size.control}, ${vars.size.target}) - 6px)`,
    paddingInline: vars.space[3],
    paddingBlock: 0,
    border: '1px solid transparent',
    borderRadius: `calc(${vars.radius.sm} - 2px)`,
    background: 'transparent',
    color: vars.color.ink2,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    cursor: 'pointer',
    transition: `background ${vars.duration.fast}`,
    selectors: {
      '&[data-hovered]': { color: vars.color.ink1 },
      '&[data-selected]': {
        background: vars.color.surface,
        borderColor: vars.color.lineStrong,
        color: vars.color.accentText,
        fontWeight: vars.fontWeight.strong,
      },
      '&[data-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
]);
