import type { PackageLicence } from '@heptad/brand-config';
import { useBrand } from '@heptad/feature-module';
import { BottomSheet, ErrorState, FOCUS_RING_INSIDE, Icon, Skeleton, WindowedList } from '@heptad/ui-kit';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetched } from './use-fetched';

const keyOf = ({ name, version }: PackageLicence): string => `${name}@${version}`;
/** Of a row until it is measured, CSS pixels. */
const heightOf = (): number => 61;

/** The licences of all packages that the build ships; each opens its own words. */
export default function LicenceList() {
  const { t } = useTranslation('account');
  const [about, again] = useFetched(useBrand().about);
  const [shown, setShown] = useState<PackageLicence>();
  const [open, setOpen] = useState(false);
  const draw = useCallback(
    (each: PackageLicence) => (
      <button
        type="button"
        onClick={() => {
          setShown(each);
          setOpen(true);
        }}
        className={`flex min-h-[60px] w-full items-center gap-3 border-b border-line px-4 py-2 text-left ${FOCUS_RING_INSIDE}`}
      >
        <span className="min-w-0 flex-1">
          <span className="block break-words text-text">{each.name}</span>
          <span className="block text-sm text-muted tabular-nums">{each.version}</span>
        </span>
        <span className="shrink-0 text-sm text-muted">{each.licence}</span>
        <Icon name="forward" className="size-4 text-muted" />
      </button>
    ),
    [],
  );
  if (about === 'failed')
    return <ErrorState title={t('about.licencesFailed')} retryLabel={t('centre.retry')} onRetry={again} />;
  if (about === undefined)
    return (
      <div aria-busy="true" className="flex flex-col gap-px">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-[60px]" />
        ))}
      </div>
    );
  if (about.licences.length === 0) return <p className="p-4 text-sm text-muted">{t('about.noLicences')}</p>;
  return (
    <>
      <WindowedList
        label={t('about.licences')}
        rows={about.licences}
        getKey={keyOf}
        estimateHeight={heightOf}
        renderRow={draw}
      />
      <BottomSheet
        open={open}
        onOpenChange={setOpen}
        title={shown === undefined ? '' : `${shown.name} ${shown.version}`}
        closeLabel={t('about.close')}
      >
        <pre lang="en" className="pb-4 font-sans text-xs break-words whitespace-pre-wrap text-text">
          {shown?.text ?? t('about.noText', { licence: shown?.licence })}
        </pre>
      </BottomSheet>
    </>
  );
}
