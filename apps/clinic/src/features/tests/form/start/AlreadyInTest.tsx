import type { LastTest } from '@isopter/contract';
import { Banner, Button } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useTestName } from '../../../../lib/domain/tests/useTestName.ts';
import { useOpenMonitor } from '../../../../lib/domain/tests/useOpenMonitor.ts';
import { isInTest } from '../rules/inTest.ts';

/** Says that the patient is being tested just now, on which test, and leads to its monitor [OUR-303]. */
export function AlreadyInTest({ test }: { test: LastTest | null | undefined }): ReactElement | null {
  const { t } = useTranslation();
  const nameOf = useTestName();
  const openMonitor = useOpenMonitor();
  if (!isInTest(test)) return null;
  return (
    <Banner
      tone="caution"
      action={
        <Button size="sm" onPress={() => openMonitor(test)}>
          {t(($) => $.tests.actions.monitor)}
        </Button>
      }
    >
      {t(($) => $.tests.form.alreadyInTest, { test: nameOf(test.test_group) })}
    </Banner>
  );
}
