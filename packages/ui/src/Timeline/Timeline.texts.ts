import { common } from '../texts/common.texts.ts';

/** The English texts of Timeline. */
export const timelineTexts = {
  loading: common.loading,
  noEvents: 'Nothing recorded yet',
};
