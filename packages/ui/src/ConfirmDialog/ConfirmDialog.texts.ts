import { common } from '../texts/common.texts.ts';

/** What ConfirmDialog says by itself. */
export const confirmDialogTexts = {
  cancel: common.cancel,
  confirm: 'Confirm',
};
