import { askOnClosing } from './closing.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { leaving, unfinished } from './leaving.ts';

leaving.Question = LeaveDialog;

/**
 * Says whether work that goes on whatever screen is shown is not done yet: then closing the page, signing out and going
 * on in another office group ask [OUR-359].
 */
export function setUnfinished(work: object, isUnfinished: boolean): void {
  unfinished[isUnfinished ? 'add' : 'delete'](work);
  askOnClosing();
}
