import { useAllDevices, useCustomBundleChoices, useOperators, useTestGroups } from '@isopter/api-client';
import { fullName, type TestGroup } from '@isopter/contract';
import { Banner, Button, FormRow, Radio, RadioGroup } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../lib/frame/form/Bound.tsx';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { groupOf, protocolsOf, strategiesOf } from '../../lib/domain/tests/offered/choices.ts';
import { offeredGroups } from '../../lib/domain/tests/offered/groups.ts';
import { useOptions } from '../../lib/domain/tests/offered/useOptions.ts';
import { ChoiceField, usePreferencesForm, useValues } from './fields.tsx';
import { Section } from './Section.tsx';

/** The defaults of a new test: device, operator, and a test or a custom bundle [PREF-03, PREF-16]. */
export function UsualTest(): ReactElement {
  const { t } = useTranslation();
  const { control } = usePreferencesForm();
  const values = useValues();
  const devices = useAllDevices();
  const operators = useOperators();
  const failed = [devices, operators].filter(({ error, data }) => error && data === undefined);
  return (
    <Section title={t(($) => $.preferences.usualTest)} scope="person">
      {failed.length > 0 && (
        <Banner
          tone="critical"
          action={
            <Button
              size="sm"
              onPress={() => {
                for (const { mutate } of failed) void mutate();
              }}
            >
              {t(($) => $.common.retry)}
            </Button>
          }
        >
          {t(($) => $.preferences.choicesFailed)}
        </Banner>
      )}
      <FormRow>
        <ChoiceField
          name="device"
          options={(devices.data ?? []).map(({ id, name }) => ({ id, label: name }))}
          nothing={t(($) => $.preferences.noDevice)}
          isRequired={values.enable_demo_mode}
        />
        <ChoiceField
          name="operator"
          options={(operators.data ?? []).map((person) => ({ id: person.id, label: fullName(person) }))}
          nothing={t(($) => $.preferences.noOperator)}
        />
      </FormRow>
      <Bound control={control} name="use_custom_test_bundle_type">
        {({ value, onChange, onBlur, name }) => (
          <RadioGroup
            label={t(($) => $.preferences.startsWith)}
            name={name}
            orientation="horizontal"
            value={String(value)}
            onChange={(id) => onChange(id === 'true')}
            onBlur={onBlur}
          >
            <Radio value="false" label={t(($) => $.preferences.startsWithTest)} />
            <Radio value="true" label={t(($) => $.preferences.startsWithBundle)} />
          </RadioGroup>
        )}
      </Bound>
      {values.use_custom_test_bundle_type ? <BundleChoice /> : <TestChoice />}
    </Section>
  );
}

function BundleChoice(): ReactElement {
  const { t } = useTranslation();
  const { data, error } = useCustomBundleChoices();
  const bundles = data?.results ?? [];
  const isEmpty = data !== undefined && bundles.length === 0;
  return (
    <>
      {error && data === undefined && <Banner tone="critical">{t(($) => $.preferences.choicesFailed)}</Banner>}
      <ChoiceField
        name="custom_test_bundle_type"
        options={bundles.map(({ id, name }) => ({ id, label: name }))}
        isRequired
        {...(isEmpty && { description: t(($) => $.preferences.noBundles) })}
      />
    </>
  );
}

function TestChoice(): ReactElement {
  const { t } = useTranslation();
  const optionsOf = useOptions();
  const form = usePreferencesForm();
  const { group, strategy, device } = useValues();
  const { office_group } = useSignedIn();
  const { data = [], error } = useTestGroups();
  const devices = useAllDevices();
  const chosenDevice = devices.data?.find(({ id }) => id === device);
  const groups = offeredGroups(data, chosenDevice, office_group).filter(({ value }) => value !== 'CUSTOM_BUNDLE');
  const chosen: TestGroup | undefined = groupOf(groups, { group, custom_test_bundle_type: '' });
  const strategies = strategiesOf(chosen);
  const protocols = protocolsOf(chosen, strategy);

  const set = (name: 'strategy' | 'protocol', offered: readonly { value: string }[]): void =>
    // a single option is selected automatically, as in the test form [FORM-05]
    form.setValue(name, (offered.length === 1 ? offered[0]!.value : '') as '', { shouldDirty: true });
  const onGroup = (value: string): void => {
    const next = groups.find((offered) => offered.value === value);
    const nextStrategies = strategiesOf(next);
    set('strategy', nextStrategies);
    set('protocol', protocolsOf(next, nextStrategies.length === 1 ? nextStrategies[0]!.value : ''));
  };
  return (
    <>
      {error && data.length === 0 && <Banner tone="critical">{t(($) => $.preferences.choicesFailed)}</Banner>}
      <ChoiceField
        name="group"
        options={groups.map(({ value }) => ({ id: value, label: t(($) => $.testNames.groups[value]) }))}
        nothing={t(($) => $.preferences.noTest)}
        onChosen={onGroup}
      />
      {group !== '' && (
        <FormRow>
          <ChoiceField
            name="strategy"
            options={optionsOf.strategies(strategies)}
            isDisabled={strategies.length === 0}
            onChosen={(value) => set('protocol', protocolsOf(chosen, value))}
          />
          <ChoiceField name="protocol" options={optionsOf.protocols(protocols)} isDisabled={protocols.length === 0} />
        </FormRow>
      )}
    </>
  );
}
