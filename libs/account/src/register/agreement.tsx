import { BottomSheet, Button, Checkbox } from '@heptad/ui-kit';
import { lazy, Suspense, useId, useState } from 'react';
import { Controller, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RulesKind } from '../rules/rules-texts';
import type { RegisterFormValues } from './register-rules';

const RulesText = lazy(async () => ({ default: (await import('../rules/rules-text')).RulesText }));

const KINDS: readonly RulesKind[] = ['regular', 'privacy'];

export interface AgreementProps {
  readonly control: Control<RegisterFormValues>;
  readonly error: string | undefined;
}

/** Of age and agreed: never ticked beforehand. The rules open over the form, so that nothing typed is lost. */
export function Agreement({ control, error }: AgreementProps) {
  const { t } = useTranslation('account');
  const [reading, setReading] = useState<RulesKind>();
  const errorId = useId();
  return (
    <div className="flex flex-col">
      <Controller
        control={control}
        name="agreed"
        render={({ field: { value, onChange, ref } }) => (
          <Checkbox
            checked={value}
            onCheckedChange={onChange}
            inputRef={ref}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : errorId}
          >
            {t('register.agree')}
          </Checkbox>
        )}
      />
      <div className="flex flex-wrap pl-4">
        {KINDS.map((kind) => (
          <Button key={kind} variant="plain" size="s" aria-haspopup="dialog" onClick={() => setReading(kind)}>
            {t(`rules.${kind}`)}
          </Button>
        ))}
      </div>
      <p id={errorId} aria-live="polite" className="pl-7 text-xs text-danger empty:hidden">
        {error}
      </p>
      <BottomSheet
        open={reading !== undefined}
        onOpenChange={(open) => {
          if (!open) setReading(undefined);
        }}
        title={reading === undefined ? '' : t(`rules.${reading}`)}
        closeLabel={t('rules.close')}
      >
        {reading !== undefined && (
          <Suspense>
            <RulesText kind={reading} headings="h3" />
          </Suspense>
        )}
      </BottomSheet>
    </div>
  );
}
