import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const plan = screen({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space[4] });
export const fields = screen({ flex: '1 1 20rem', maxInlineSize: '44rem', minInlineSize: 0 });
