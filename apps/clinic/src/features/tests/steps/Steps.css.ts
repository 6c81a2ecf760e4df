import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

/** The fields of one step. */
export const stepFields = screen({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
