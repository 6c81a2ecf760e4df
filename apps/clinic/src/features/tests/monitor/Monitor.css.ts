import { screen } from '@isopter/ui/styles';
import { layers, vars } from '@isopter/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

export const heading = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
});

export const title = screen({
  margin: 0,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.tight,
});

/** Which test of its bundle it is. */
export const place = screen({ margin: 0, fontSize: vars.fontSize.sm, color: vars.color.ink2 });

/** A state nobody knows has no ground and no colour. */
export const unknown = screen({ display: 'inline-flex', maxInlineSize: '100%' });
globalStyle(`${unknown} > [data-component="Badge"]`, {
  '@layer': {
    [layers.app]: {
      background: 'transparent',
      color: vars.color.ink1,
      outline: `1px dashed ${vars.color.lineStrong}`,
      outlineOffset: '-1px',
    },
  },
});
export const unknownWords = screen({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });
globalStyle(`${unknownWords} > svg`, {
  '@layer': { [layers.app]: { inlineSize: 14, blockSize: 14, flexShrink: 0 } },
});

/** What the device said, while it is not known whether it still holds. */
export const facts = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  selectors: { '&[data-stale]': { filter: 'grayscale(1)' } },
});
globalStyle(`${facts}[data-stale] dd`, { '@layer': { [layers.app]: { color: vars.color.ink2 } } });

/** How it stands with what the device was asked. */
export const commands = screen({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });
export const command = screen({ margin: 0, fontSize: vars.fontSize.sm, color: vars.color.ink2 });

/** The field fills what the window leaves, under the veil that covers it. */
export const stage = screen({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minBlockSize: 0 });
const fills = { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minBlockSize: 0 } as const;
globalStyle(`${stage} > *, ${stage} > * > [data-part="content"]`, { '@layer': { [layers.app]: fills } });

export const controls = screen({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[2],
});

export const section = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const sectionTitle = screen({
  margin: 0,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.ink2,
});

/** Keeps what ends the test away from what steers it. */
export const foot = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  marginBlockStart: 'auto',
});

export const office = screen({
  fontSize: vars.fontSize.sm,
  color: vars.color.ink2,
});

/** What is veiled while nothing is there yet. */
export const blank = screen({ blockSize: '60vh' });
