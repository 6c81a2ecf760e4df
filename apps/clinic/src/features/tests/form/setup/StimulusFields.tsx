import {
  GOLDMANN_SIZES,
  type GoldmannSize,
  INTENSITIES,
  OCCLUSION_TIME_MAX,
  OCCLUSION_TIME_MIN,
} from '@isopter/contract';
import { APD_STIMULATION_TIME_MAX, COVER_DIRECTIONS, type CoverDirections, EARS } from '@isopter/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FlagField, RadioField, SecondsField, SelectField } from '../fields.tsx';
import { eyeOptions } from '../rules/eye.ts';
import { goldmannText } from '../../../../lib/domain/tests/goldmann.ts';
import { groupOf, strategiesOf } from '../../../../lib/domain/tests/offered/choices.ts';
import { useItemName } from '../../../../lib/domain/tests/offered/useItemName.ts';
import type { TestFormValues } from '../rules/values.ts';
import { useTestFormContext } from '../useTestForm.ts';

/** Which eye or ear; each shows only where it is chosen [FORM-12, FORM-24]. */
export function SideFields(): ReactElement {
  const { t } = useTranslation();
  const { values, visible, set } = useTestFormContext();
  return (
    <>
      {visible.has('eye') && (
        <RadioField
          name="eye"
          value={values.eye}
          onChange={(eye) => set({ eye: eye as TestFormValues['eye'] })}
          options={eyeOptions(values).map((id) => ({ id, label: t(($) => $.tests.sides[id]) }))}
        />
      )}
      {visible.has('ear') && (
        <RadioField
          name="ear"
          value={values.ear}
          onChange={(ear) => set({ ear: ear as TestFormValues['ear'] })}
          options={EARS.map((id) => ({ id, label: t(($) => $.tests.sides[id]) }))}
        />
      )}
    </>
  );
}

/** Correction and what the stimulus is like; each shows only where it applies [FORM-12]. */
export function OptionFields(): ReactElement {
  const { t } = useTranslation();
  const { data, values, visible } = useTestFormContext();
  const itemName = useItemName();
  const group = groupOf(data.groups, values);
  const sizes = strategiesOf(group).find(({ value }) => value === values.strategy)?.goldman_size ?? GOLDMANN_SIZES;
  return (
    <>
      {visible.has('goldman_size') && (
        <SelectField
          name="goldman_size"
          parse={(id) => Number(id) as GoldmannSize}
          options={sizes.map((size) => ({ id: String(size), label: goldmannText(size) }))}
        />
      )}
      {visible.has('supra_t_intensity') && (
        <SelectField
          name="supra_t_intensity"
          options={INTENSITIES.map((id) => ({ id, label: t(($) => $.tests.form.intensities[id]) }))}
        />
      )}
      {visible.has('stimulus_type') && (
        <SelectField
          name="stimulus_type"
          options={data.stimulus_types.map((item) => ({ id: item.id, label: itemName(item) }))}
        />
      )}
      {visible.has('apd_stimulation_time') && (
        <SecondsField name="apd_stimulation_time" min={1} max={APD_STIMULATION_TIME_MAX} />
      )}
      {visible.has('occlusion_time') && (
        <SecondsField name="occlusion_time" min={OCCLUSION_TIME_MIN} max={OCCLUSION_TIME_MAX} />
      )}
      {visible.has('cover_directions') && (
        <SelectField
          name="cover_directions"
          parse={(id) => Number(id) as CoverDirections}
          options={COVER_DIRECTIONS.map((id) => ({
            id: String(id),
            label: t(($) => $.tests.form.directions[`d${id}`]),
          }))}
        />
      )}
      {visible.has('cover_digitally_occluded') && <FlagField name="cover_digitally_occluded" />}
      {visible.has('test_foveal_sensitivity') && <FlagField name="test_foveal_sensitivity" />}
      {visible.has('with_correction') && <FlagField name="with_correction" />}
      {visible.has('correction_type') && (
        <SelectField
          name="correction_type"
          options={data.correction_types.map((item) => ({ id: item.id, label: itemName(item) }))}
        />
      )}
    </>
  );
}
