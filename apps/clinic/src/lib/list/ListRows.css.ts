import { style } from '@vanilla-extract/css';

/** Around the table; takes no part in the arrangement. */
export const listPlace = style({ display: 'contents' });
