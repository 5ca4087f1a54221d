import { useTranslation } from 'react-i18next';

const METALS = ['text-warning', 'text-muted', 'text-accent'] as const;

/** The place in a ranking; the first three have a medal. */
export function PlaceMedal({ place }: { readonly place: number }) {
  const { t } = useTranslation('sports');
  const metal = METALS[place - 1];
  return (
    <span
      data-medal={metal === undefined ? undefined : place}
      className="relative flex h-[36px] w-[28px] shrink-0 items-center justify-center"
    >
      {metal !== undefined && (
        <svg
          viewBox="0 0 28 36"
          aria-hidden="true"
          focusable="false"
          className={`absolute inset-0 size-full ${metal}`}
        >
          <path d="M7 1h5l4 9-5 3L5 4Z M21 1h-5l-4 9 5 3 6-9Z" fill="currentColor" opacity="0.45" />
          <circle cx="14" cy="22" r="12" fill="currentColor" opacity="0.18" />
          <circle cx="14" cy="22" r="11" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      )}
      <span
        aria-hidden="true"
        className={`numeric relative text-sm font-semibold ${metal === undefined ? 'text-muted' : 'pt-2 text-text'}`}
      >
        {place}
      </span>
      <span className="sr-only">{t('redList.place', { place })}</span>
    </span>
  );
}
