// Talks to PACS in a thread of its own: what they answer is not trusted, and whatever it does ends with the thread.
import { serveTasks } from '../lib/serveTasks.ts';
import { findWorklist, storeObjects } from './conversation.ts';
import type { PacsTask } from './wire.ts';

serveTasks((task: PacsTask) =>
  task.of === 'find'
    ? findWorklist(task.connection, task.keys, task.most)
    : storeObjects(task.connection, task.objects),
);
