import { useCreateBundle, useCreateTest } from '@isopter/api-client';
import type { Id, Test, TestWrite } from '@isopter/contract';
import { useCallback } from 'react';
import { customBundlePayload, testPayload } from '../rules/payload.ts';
import { isCustomBundle } from '../rules/selection.ts';
import type { TestFormData, TestFormValues } from '../rules/values.ts';

/** A started test, with the properties its monitor needs. */
export type Started = Pick<Test, 'id' | 'test_group'> &
  Partial<Pick<Test, 'monocular' | 'device'>> & {
    /** The bundle it is the first test of. */
    bundle?: Id;
  };

/** Starts what a form holds. */
export interface Start {
  /**
   * Makes the test, or the bundle of a custom bundle [FORM-18, FORM-28].
   * @param contact how a patient at home is reached, which the test carries [FORM-16]
   * @returns the test whose monitor is to be opened
   * @throws ApiError
   */
  start: (
    values: TestFormValues,
    data: TestFormData,
    mwlId?: string | null,
    contact?: Pick<TestWrite, 'patient_email' | 'patient_phone'>,
  ) => Promise<Started>;
  isStarting: boolean;
}

/** Starts the test that is set up in a form. */
export function useStart(): Start {
  const { send: createTest, isSending: isTestSent } = useCreateTest();
  const { send: createBundle, isSending: isBundleSent } = useCreateBundle();
  const start = useCallback<Start['start']>(
    async (values, data, mwlId, contact) => {
      if (!isCustomBundle(values))
        return createTest({ body: { ...testPayload(values, data, mwlId), ...contact } as TestWrite });
      const { id: bundle, current_test } = await createBundle({
        body: { ...customBundlePayload(values, data, mwlId), ...contact },
      });
      return { ...current_test, bundle };
    },
    [createBundle, createTest],
  );
  return { start, isStarting: isTestSent || isBundleSent };
}
