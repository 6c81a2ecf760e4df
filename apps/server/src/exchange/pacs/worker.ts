// Talks to PACS in a thread of its own: what they answer is not trusted, and whatever it does ends with the thread.
import { serveTasks } from '../../platform/lib/serveTasks.ts';
import { echo, findWorklist, storeObjects } from './conversation.ts';
import type { PacsTask } from './wire.ts';

serveTasks((task: PacsTask): Promise<unknown> => {
  if (task.of === 'find') return findWorklist(task.endpoint, task.keys, task.most);
  return task.of === 'store' ? storeObjects(task.endpoint, task.objects) : echo(task.endpoint);
});
