import { askOnClosing } from './closing.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { leaving, unfinished } from './leaving.ts';

leaving.Question = LeaveDialog;

/**
 * Registers or removes work that continues on every screen: while it is unfinished, closing the page, signing out and
 * switching the office group ask first [OUR-359].
 */
export function setUnfinished(work: object, isUnfinished: boolean): void {
  unfinished[isUnfinished ? 'add' : 'delete'](work);
  askOnClosing();
}
