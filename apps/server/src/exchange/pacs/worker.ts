// Talks to PACS in a separate thread: their answers are not trusted, and any effect of them ends with the thread.
import { serveTasks } from '../../platform/lib/serveTasks.ts';
import { requestCommitment } from './commitment/conversation.ts';
import { echo, findWorklist, storeObjects } from './conversation.ts';
import { reportStep } from './steps/conversation.ts';
import type { PacsTask } from './wire.ts';

serveTasks((task: PacsTask): Promise<unknown> => {
  switch (task.of) {
    case 'find': {
      return findWorklist(task.endpoint, task.keys, task.most);
    }
    case 'store': {
      return storeObjects(task.endpoint, task.objects);
    }
    case 'step': {
      return reportStep(task.endpoint, task.message);
    }
    case 'commit': {
      return requestCommitment(task.endpoint, task.task);
    }
    case 'echo': {
      return echo(task.endpoint);
    }
  }
});
