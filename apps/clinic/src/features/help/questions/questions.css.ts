import { screen as inApp } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const questions = inApp({
  display: 'grid',
  gap: vars.space[6],
  maxInlineSize: '48rem',
  paddingBlock: vars.space[4],
});

export const topic = inApp({ display: 'grid', minInlineSize: 0 });

export const topicTitle = inApp({
  margin: 0,
  paddingBlockEnd: vars.space[2],
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.strong,
});

export const answer = inApp({ display: 'grid', gap: vars.space[4], lineHeight: 1.5 });

export const paragraph = inApp({ margin: 0 });

export const steps = inApp({ display: 'grid', gap: vars.space[4], margin: 0, paddingInlineStart: vars.space[5] });

export const step = inApp({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });

export const picture = inApp({
  maxInlineSize: '100%',
  padding: vars.space[3],
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.md,
});

export const parts = inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });

export const flag = inApp({ inlineSize: '1.5rem', blockSize: '1rem', objectFit: 'cover' });

export const links = inApp({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
