import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';
import { focusRing } from '../theme/shared.css.ts';

export const root = component({ fontFamily: vars.font.body, fontSize: vars.fontSize.md, minInlineSize: 0 });

export const list = component({
  display: 'flex',
  gap: vars.space[5],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const tab = component([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    flexShrink: 0,
    minBlockSize: `max(${vars.size.control}, ${vars.size.target})`,
    minInlineSize: vars.size.target,
    paddingInline: 2,
    borderBlockEnd: '2px solid transparent',
    marginBlockEnd: -1,
    color: vars.color.ink2,
    fontWeight: vars.fontWeight.medium,
    textDecoration: 'none',
    // one longer than the row would never be seen whole
    maxInlineSize: '100%',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: vars.color.ink1, borderColor: vars.color.lineStrong },
      '&[data-selected]': {
        color: vars.color.accentText,
        borderColor: vars.color.accent,
        fontWeight: vars.fontWeight.strong,
      },
      '&[data-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' },
      '&[data-focus-visible]': { outlineOffset: '-2px', borderRadius: vars.radius.sm },
    },
    // forced colours draw transparent borders too, and every tab would look chosen
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  },
]);

export const words = component({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const panel = component([focusRing, { paddingBlock: vars.space[4], overflowWrap: 'break-word' }]);
