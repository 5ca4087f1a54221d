import { Button } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useRebateExport } from './use-rebate-export';

/** Takes the records along as a table, and says how that ended. @param disabled there is none */
export function ExportButton({ disabled }: { readonly disabled: boolean }) {
  const { t } = useTranslation('loyalty');
  const { state, start } = useRebateExport();
  return (
    <div className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-x-3">
      {state.step === 'done' && (
        <p role="status" className="text-xs text-muted tabular-nums">
          {t('rebate.export.done', { number: state.count })}
        </p>
      )}
      {state.step === 'failed' && (
        <p role="alert" className="text-xs text-danger">
          {t(`rebate.export.${state.error.kind === 'offline' ? 'offline' : 'failed'}`)}
        </p>
      )}
      <Button
        variant="plain"
        size="s"
        disabled={disabled}
        busy={state.step === 'running'}
        onClick={start}
        className="px-0!"
      >
        {t('rebate.export.start')}
      </Button>
    </div>
  );
}
