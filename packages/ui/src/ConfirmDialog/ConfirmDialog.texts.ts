import { common } from '../texts/common.texts.ts';

/** The English texts of ConfirmDialog. */
export const confirmDialogTexts = {
  cancel: common.cancel,
  confirm: 'Confirm',
};
