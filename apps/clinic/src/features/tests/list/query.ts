import type { StrategyValue, TestType } from '@isopter/contract';
import { dayLimits } from '../../../lib/frame/list/filters/days.ts';
import type { FilterValues } from '../../../lib/frame/list/filters/filters.ts';
import { given, statusName } from '../../../lib/frame/list/filters/query.ts';

/** Returns the server's query for the filters of a list of tests (OUR-27). */
export function testQuery({ unread, status, group, strategy, doctor, device, days }: FilterValues) {
  const { from, before } = dayLimits(days);
  return given({
    unread: unread ? true : undefined,
    status__name__in: status && statusName(status),
    group: group as TestType | undefined,
    strategy: strategy as StrategyValue | undefined,
    doctor,
    device,
    created__gte: from,
    created__lt: before,
  });
}
